import { amounts, box, forPlayers } from './data.ts'
import { PIECES, RESOURCES, type Resource } from './schema.ts'

export const POWER = box.rules.power
export const AGENT_POWER = box.variants.agentCountsAsPower.value
export const DIFFERENT_AREAS = box.rules.placement.option3Different
export const SAME_AREA = box.rules.placement.optionSameArea
export const PLACEMENT_FEE = box.rules.placement.feePerAssistantPerOtherPresident
export const PASSAGE_FEE = box.rules.movement.feePerOtherPresident
export const CANAL_TOLL = box.rules.movement.canalToll
export const BUILD_MIN_POWER = box.rules.buildMinPower
export const FIVE_POWER_MIN = box.rules.fivePowerMin
export const HOUSE_INCOME = box.rules.tradingHouseIncome.yen
export const ASSISTANT_PRICE = box.rules.warehouseCost.assistant
export const SHOP_PRICE = box.rules.warehouseCost.shop
export const HOUSE_PRICES = box.rules.warehouseCost.tradingHouse
export const HAND_LIMIT = box.rules.handLimitOrders
export const AGENT_USES = box.rules.agentUsesPerTurn
export const AGENT_EVERY = box.rules.agentEvery
export const HOUSES_TO_END = box.rules.endTriggers.tradingHousesBuilt
export const SHOPS_TO_END = box.rules.endTriggers.shopsBuilt
export const CHURCH_TO_END = forPlayers(
  (players) => box.rules.endTriggers.churchAssistants[players],
) as readonly number[]
export const CUSTOMS_TO_END = forPlayers(
  (players) => box.rules.endTriggers.customsAssistants[players],
) as readonly number[]
export const TO_END_WITH_NEUTRAL = box.variants.tmgTwoPlayer.endTriggerIncludingNeutral
export const DUMMY_TECHNOLOGY_VALUE = box.variants.tmgTwoPlayer.dummyTechnologyValue
export const SCORING = box.rules.finalScoring
/** By number of countries in a set, its victory points (Y12.4). */
export const SET_POINTS = [
  0,
  ...(['1', '2', '3', '4', '5'] as const).map((size) => SCORING.countrySets[size]),
]

export const PIECES_OF_PLAYER = amounts(PIECES, box.playerSet.perColour)
export const START_HAND = amounts(PIECES, box.playerSet.start.hand)
export const START_WAREHOUSE = amounts(PIECES, box.playerSet.start.warehouse)
export const START_RESOURCES = amounts(
  RESOURCES,
  box.playerSet.start.hand as Partial<Record<Resource, number>>,
)
export const START_YEN_FIRST = box.playerSet.start.yenFirstPlayer
export const START_YEN_OTHERS = box.playerSet.start.yenOthers
export const ORDERS_DEALT = box.setup.dealOrders.deal
export const ORDERS_REMOVED = forPlayers((players) => box.setup.removeOrders[players]) as readonly number[]
