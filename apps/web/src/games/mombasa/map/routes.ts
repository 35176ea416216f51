/** Where a base lies in the sea, by the corner of its sheet. */
export const BASES: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  cairo: { x: 1096, y: 12 },
  'saint-louis': { x: 34, y: 318 },
  'cape-town': { x: 352, y: 728 },
  mombasa: { x: 1300, y: 486 },
}

/** The sea routes from a base to the regions it adjoins, by company and region. */
export const ROUTES: Readonly<Record<string, string>> = {
  'cairo air': 'M1096 40C960-4 770-4 650 38',
  'cairo tibesti': 'M1096 66C990 24 880 36 806 86',
  'cairo nubia': 'M1096 150C1060 136 1040 142 1010 152',
  'saint-louis senegambia': 'M270 366C290 356 306 352 326 350',
  'saint-louis gold-coast': 'M270 462C306 500 340 516 386 516',
  'saint-louis lower-guinea': 'M262 568C330 640 450 668 548 640',
  'cape-town damaraland': 'M588 800C614 800 636 808 660 820',
  'cape-town kalahari': 'M588 936C660 990 760 996 836 964',
  'cape-town transvaal': 'M588 962C720 1002 880 1000 948 950',
  'mombasa somaliland': 'M1340 486C1320 430 1280 386 1234 368',
  'mombasa maasailand': 'M1300 566C1250 562 1200 548 1162 544',
  'mombasa swahili-coast': 'M1300 676C1250 690 1210 684 1172 674',
}
