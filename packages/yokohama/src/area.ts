import { because, popFrame, type Reason, type Seat } from '@entrepot/kernel'
import { BUILD, PASS, RECOVER, TAKE_TOKEN } from './commands.ts'
import {
  AGENT_POWER,
  AREA_IDS,
  AREAS,
  ASSISTANT,
  BUILD_MIN_POWER,
  COPPER,
  FIVE_POWER_MIN,
  HOUSE_INCOME,
  HOUSE_LOT,
  LOT_INDEX,
  LOTS,
  NONE,
  ON_BUILDING_HOUSE,
  ON_BUILDING_SHOP,
  ON_COPPER,
  PIECE_COUNT,
  POWER,
  SHOP,
  SHOP_LOTS,
  SITES,
  TOKENS,
  TRADING_HOUSE,
  VP,
  YEN,
} from './components/components.ts'
import { PIECES } from './components/schema.ts'
import { checkBuildings } from './ending.ts'
import type { Say } from './events.ts'
import { decision, inArea } from './decision.ts'
import { receive } from './gains.ts'
import { gain } from './purse.ts'
import { unlisted } from './reason.ts'
import { addAssistants, assistantsIn, inHand, lotOwner, pushFrame, type Frame, type State } from './state.ts'
import { gainBonuses, mayLeave, minesMoreBy, stationPower } from './technologies.ts'

/** Y6.1, Y7.1, R1: the power of the seat in an area, by its president or by an agent. */
export function powerIn(state: State, seat: Seat, area: number, agent: boolean): number {
  let power = standingPower(state, seat, area)
  if (state.presidents[seat] === area) power += POWER.president
  if (agent) power += agentPower(state)
  return Math.min(power, POWER.max)
}

/** What the seat's assistants, buildings and station give in an area, not bounded. */
export function standingPower(state: State, seat: Seat, area: number): number {
  let power = assistantsIn(state, seat, area) * POWER.assistant + stationPower(state, seat, area)
  if (hasShop(state, seat, area)) power += POWER.shop
  if (lotOwner(state, area, HOUSE_LOT) === seat) power += POWER.tradingHouse
  return power
}

/** R1: what an agent adds to its own action. */
export function agentPower(state: State): number {
  return state.options.agentCountsAsPower ? AGENT_POWER : POWER.foreignAgent
}

function hasShop(state: State, seat: Seat, area: number): boolean {
  for (let lot = 0; lot < SHOP_LOTS; lot++) if (state.lots[area * LOTS + lot] === seat) return true
  return false
}

/** Step 3 (Y6.2): counts the power, pays the owner of the trading house, and does the action or asks for it. */
export function startAction(state: State, seat: Seat, area: number, agent: boolean, emit: Say): void {
  const power = powerIn(state, seat, area, agent)
  if (emit) emit({ type: 'acted', seat, area: AREA_IDS[area], power, agent })
  const owner = lotOwner(state, area, HOUSE_LOT)
  if (owner !== NONE && owner !== seat) gain(state, owner, YEN, HOUSE_INCOME, PIECES[TRADING_HOUSE], emit)
  const { kind, resource, amount, vp, id } = AREAS[area]
  const frame = pushFrame(state, 'fivePower', seat)
  frame.area = area
  frame.power = power
  frame.agent = agent
  switch (kind) {
    case 'resource': // Y8.1
      gain(state, seat, resource, amount[power], id, emit)
      if (resource === COPPER && amount[power] > 0 && minesMoreBy(state, seat, 'copperMine'))
        gainBonuses(state, seat, ON_COPPER, emit)
      break
    case 'port':
      // Whether or not an order is taken (R7).
      gain(state, seat, VP, vp[power], id, emit)
      frame.kind = kind
      break
    // Each of these can be declined (Y8.8).
    case 'laboratory':
    case 'church':
    case 'customs':
      frame.kind = kind
      break
    case 'agency':
      if (amount[power] > 0) pushFrame(state, 'warehouse', seat).count = amount[power]
      break
    case 'chinatown': {
      const trades = pushFrame(state, 'chinatown', seat)
      trades.count = amount[power]
      trades.mining = minesMoreBy(state, seat, 'chinatown')
      break
    }
    case 'canal':
      throw new Error('nobody acts on the canal')
  }
}

// ————— step 4: the five-power bonus (Y6.3) —————

export const fivePower = decision({
  rule: 'Y6.3',
  list(_state, _frame, out) {
    out.push(TAKE_TOKEN, PASS)
  },
  apply(state, frame, command, emit) {
    frame.kind = 'building'
    if (command.type !== 'token') return
    const { seat, area } = frame
    const token = state.tokens[area]
    state.tokens[area] = NONE
    state.tokenOwner[token] = seat
    if (emit) emit({ type: 'tokenTaken', seat, area: AREA_IDS[area], token: TOKENS[token].id })
    receive(state, seat, TOKENS[token].gain, TOKENS[token].id, 'fivePower', emit)
  },
  /** Nothing to choose; mostly the steps that follow ask nothing either. */
  run(state, frame, emit) {
    if (frame.power >= FIVE_POWER_MIN && state.tokens[frame.area] !== NONE) return false
    frame.kind = 'building'
    building.run(state, frame, emit)
    return true
  },
  refuse: { token: unlisted },
  ...inArea,
})

// ————— step 5: building (Y6.4) —————

export const building = decision({
  rule: 'Y6.4',
  list(state, frame, out) {
    const base = state.sites[frame.area] * LOTS
    if (canBuildShop(state, frame)) {
      for (let lot = 0; lot < SHOP_LOTS; lot++) {
        if (lotOwner(state, frame.area, lot) === NONE) out.push(BUILD[base + lot])
      }
    }
    if (canBuildHouse(state, frame)) out.push(BUILD[base + HOUSE_LOT])
    out.push(PASS)
  },
  apply(state, frame, command, emit) {
    frame.kind = 'recovery'
    if (command.type !== 'build') return
    const { seat, area } = frame
    const lot = (LOT_INDEX.get(command.lot) as number) % LOTS
    const piece = pieceOn(lot)
    state.hand[seat * PIECE_COUNT + piece]--
    state.lots[area * LOTS + lot] = seat
    if (emit) emit({ type: 'built', seat, area: AREA_IDS[area], piece: PIECES[piece], lot: command.lot })
    receive(state, seat, SITES[state.sites[area]].gains[lot], command.lot, 'buildingSite', emit)
    gainBonuses(state, seat, lot === HOUSE_LOT ? ON_BUILDING_HOUSE : ON_BUILDING_SHOP, emit)
    checkBuildings(state, seat, emit)
  },
  run(state, frame, emit) {
    if (frame.power >= BUILD_MIN_POWER) {
      if (canBuildHouse(state, frame)) return false
      if (canBuildShop(state, frame) && hasFreeShopLot(state, frame.area)) return false
    }
    frame.kind = 'recovery'
    recovery.run(state, frame, emit)
    return true
  },
  refuse: { build: (state, frame, { lot }) => refuseBuilding(state, frame, LOT_INDEX.get(lot) ?? NONE) },
  ...inArea,
})

const pieceOn = (lot: number): number => (lot === HOUSE_LOT ? TRADING_HOUSE : SHOP)

/** From the hand as it is now: a piece that came in this action counts (Y6.7). */
function canBuildShop(state: State, { seat, area }: Frame): boolean {
  return inHand(state, seat, SHOP) > 0 && !hasShop(state, seat, area)
}

function canBuildHouse(state: State, { seat, area }: Frame): boolean {
  return inHand(state, seat, TRADING_HOUSE) > 0 && lotOwner(state, area, HOUSE_LOT) === NONE
}

function hasFreeShopLot(state: State, area: number): boolean {
  for (let lot = 0; lot < SHOP_LOTS; lot++) if (lotOwner(state, area, lot) === NONE) return true
  return false
}

function refuseBuilding(state: State, { seat, area }: Frame, lotIndex: number): Reason {
  if (lotIndex === NONE || Math.floor(lotIndex / LOTS) !== state.sites[area]) {
    return because('Y6.4', { reason: 'not on this site' })
  }
  const lot = lotIndex % LOTS
  const piece = pieceOn(lot)
  if (inHand(state, seat, piece) === 0) return because('Y1.6', { piece: PIECES[piece] })
  if (lotOwner(state, area, lot) !== NONE) return because('Y6.4', { reason: 'taken' })
  return because('Y6.4', { reason: 'one own shop in an area' })
}

// ————— step 6: recovery (Y6.5) —————

/** Nothing to choose without Telephone or without assistants (Y9.10). */
export const recovery = decision({
  rule: 'Y6.5',
  list(state, { seat, area }, out) {
    const most = Math.min(mayLeave(state, seat), assistantsIn(state, seat, area))
    for (let leave = 0; leave <= most; leave++) out.push(RECOVER[leave])
  },
  apply(state, frame, command, emit) {
    recover(state, frame, command.type === 'recover' ? command.leave : 0, emit)
  },
  run(state, frame, emit) {
    if (mayLeave(state, frame.seat) > 0 && assistantsIn(state, frame.seat, frame.area) > 0) return false
    recover(state, frame, 0, emit)
    return true
  },
  refuse: {
    recover: (state, { seat, area }) => because('Y9.10', { assistants: assistantsIn(state, seat, area) }),
  },
  ...inArea,
})

/** With the action of the president phase C begins; after an agent's, the phase goes on in which it was used (R2). */
function recover(state: State, frame: Frame, leave: number, emit: Say): void {
  const { seat, area, agent } = frame
  const count = assistantsIn(state, seat, area) - leave
  addAssistants(state, seat, area, -count)
  state.hand[seat * PIECE_COUNT + ASSISTANT] += count
  if (emit && count + leave > 0) emit({ type: 'recovered', seat, area: AREA_IDS[area], count, left: leave })
  popFrame(state)
  if (!agent) pushFrame(state, 'after', seat)
}
