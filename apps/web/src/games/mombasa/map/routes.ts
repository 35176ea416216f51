/** Where a base lies in the sea, by the corner of its sheet. */
export const BASES: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  cairo: { x: 1080, y: 66 },
  'saint-louis': { x: 304, y: 622 },
  'cape-town': { x: 486, y: 742 },
  mombasa: { x: 1196, y: 510 },
}

/** The sea routes from a base to the regions it adjoins, by company and region. */
export const ROUTES: Readonly<Record<string, string>> = {
  'cairo air': 'M1080 76C960 10 760 0 640 50',
  'cairo tibesti': 'M1080 96C980 56 880 50 800 84',
  'cairo nubia': 'M1092 294C1070 280 1056 262 1030 232',
  'saint-louis senegambia': 'M338 592C312 560 308 480 346 420',
  'saint-louis gold-coast': 'M400 592C410 584 416 576 420 566',
  'saint-louis lower-guinea': 'M450 650C480 654 500 658 520 660',
  'cape-town damaraland': 'M632 810 658 806',
  'cape-town kalahari': 'M632 900C740 976 780 972 826 962',
  'cape-town transvaal': 'M632 930C740 990 860 984 936 958',
  'mombasa somaliland': 'M1290 480C1290 440 1260 420 1214 400',
  'mombasa maasailand': 'M1196 570C1176 546 1166 534 1150 524',
  'mombasa swahili-coast': 'M1196 654C1180 658 1174 660 1160 662',
}
