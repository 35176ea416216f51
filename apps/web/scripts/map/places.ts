import type { Point } from './lattice.ts'

/** Where things stand in a region. What is not said here finds its own place. */
interface Places {
  readonly post?: Point
  readonly reward?: Point
  readonly mines?: Point
  readonly name?: Point
  /** Where the price of entering is written. */
  readonly cost?: Point
}

const at = (x: number, y: number): Point => ({ x, y })

/** Set by eye: a post, a reward and a name as large as the region has room for. */
export const PLACES: Readonly<Record<string, Places>> = {
  adrar: { post: at(452, 148), reward: at(446, 208), name: at(484, 100), cost: at(512, 160) },
  air: { post: at(616, 146), reward: at(608, 206), name: at(622, 100), cost: at(672, 164) },
  tibesti: { post: at(764, 170), reward: at(770, 228), name: at(772, 126), cost: at(824, 178) },
  nubia: { post: at(888, 190), reward: at(966, 192), name: at(930, 138), cost: at(930, 240) },
  senegambia: { post: at(402, 350), reward: at(480, 352), name: at(446, 296), cost: at(440, 404) },
  bornu: { post: at(662, 272), name: at(590, 270), cost: at(580, 408) },
  darfur: {
    post: at(744, 344),
    reward: at(816, 342),
    mines: at(800, 392),
    name: at(782, 290),
    cost: at(738, 400),
  },
  abyssinia: {
    post: at(898, 334),
    reward: at(974, 334),
    mines: at(966, 386),
    name: at(940, 282),
    cost: at(900, 388),
  },
  somaliland: { post: at(1072, 388), reward: at(1142, 390), name: at(1120, 338), cost: at(1112, 436) },
  'gold-coast': { post: at(434, 518), reward: at(510, 522), name: at(486, 470), cost: at(566, 490) },
  hausaland: {
    post: at(626, 504),
    reward: at(704, 502),
    mines: at(722, 548),
    name: at(672, 458),
    cost: at(664, 552),
  },
  buganda: {
    post: at(886, 504),
    reward: at(966, 502),
    mines: at(986, 550),
    name: at(930, 458),
    cost: at(932, 554),
  },
  maasailand: { post: at(1050, 518), reward: at(1124, 520), name: at(1094, 464), cost: at(1088, 568) },
  'lower-guinea': { post: at(598, 644), reward: at(610, 690), name: at(572, 594), cost: at(550, 652) },
  'congo-basin': {
    post: at(688, 660),
    reward: at(704, 708),
    mines: at(744, 656),
    name: at(708, 616),
    cost: at(756, 722),
  },
  lunda: {
    post: at(818, 632),
    reward: at(846, 694),
    mines: at(794, 694),
    name: at(828, 578),
    cost: at(872, 630),
  },
  katanga: { post: at(916, 640), name: at(968, 604), cost: at(918, 708) },
  'swahili-coast': { post: at(1062, 690), reward: at(1122, 694), name: at(1094, 630), cost: at(1128, 662) },
  damaraland: { post: at(724, 824), reward: at(726, 886), name: at(724, 770), cost: at(674, 852) },
  kalahari: { post: at(836, 846), reward: at(836, 906), name: at(836, 804), cost: at(882, 878) },
  transvaal: { post: at(946, 830), reward: at(946, 890), name: at(938, 772), cost: at(994, 850) },
  mozambique: { post: at(1036, 816), reward: at(1036, 864), name: at(1086, 757), cost: at(1094, 816) },
}
