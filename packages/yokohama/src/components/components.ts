/** The box as the rules use it: every component by its index, every figure in a table. */
export * from './areas.ts'
export * from './cards.ts'
export * from './figures.ts'
export * from './sources.ts'
export * from './technologies.ts'
export {
  ANY_GOOD,
  ASSISTANT,
  COPPER,
  DEPLOY_ICON,
  FISH,
  GOOD_COUNT,
  IMPORT,
  NEUTRAL,
  NONE,
  PIECE_COUNT,
  RESOURCE_COUNT,
  SHOP,
  SILK,
  TEA,
  TRADING_HOUSE,
  VP,
  WAREHOUSE_ICON,
  YEN,
  type Bits,
  type Gain,
} from './data.ts'
