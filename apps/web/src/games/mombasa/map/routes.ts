/** Where a base lies in the sea, by the corner of its sheet. */
export const BASES: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  cairo: { x: 1096, y: 12 },
  'saint-louis': { x: 72, y: 318 },
  'cape-town': { x: 372, y: 716 },
  mombasa: { x: 1214, y: 500 },
}

/** The sea routes from a base to the regions it adjoins, by company and region. */
export const ROUTES: Readonly<Record<string, string>> = {
  'cairo air': 'M1096 40C960-4 770-4 650 38',
  'cairo tibesti': 'M1096 66C990 24 880 36 806 86',
  'cairo nubia': 'M1096 150C1060 136 1040 142 1010 152',
  'saint-louis senegambia': 'M308 362C314 356 318 352 326 350',
  'saint-louis gold-coast': 'M308 470C330 500 350 514 386 516',
  'saint-louis lower-guinea': 'M296 574C350 640 450 668 548 640',
  'cape-town damaraland': 'M608 806C626 806 640 812 660 820',
  'cape-town kalahari': 'M608 944C670 990 760 996 836 964',
  'cape-town transvaal': 'M608 970C730 1002 880 1000 948 950',
  'mombasa somaliland': 'M1300 500C1294 440 1270 390 1234 368',
  'mombasa maasailand': 'M1214 566C1200 556 1184 548 1162 544',
  'mombasa swahili-coast': 'M1214 670C1202 676 1190 678 1172 674',
}
