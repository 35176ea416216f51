import { topFrame, type Seat } from '@entrepot/kernel'
import { standingPower } from '../area.ts'
import { PLACE, type Command } from '../commands.ts'
import {
  AREA_COUNT,
  AREA_INDEX,
  ASSISTANT,
  CARD_INDEX,
  CHURCH_SPACE_INDEX,
  CUSTOMS_SPACE_INDEX,
  HOUSE_LOT,
  LOT_INDEX,
  LOTS,
  NONE,
  ORDER_INDEX,
  POWER,
} from '../components/components.ts'
import { RESOURCES } from '../components/schema.ts'
import { inHand, type State } from '../state.ts'
import { areaWorth, openOrderWorth } from './areas.ts'
import {
  CHURCH_WORTH,
  CUSTOMS_WORTH,
  gainWorth,
  goodWorth,
  LOT_WORTH,
  orderWorth,
  roundsLeft,
} from './outlook.ts'
import { technologyWorth } from './technologies.ts'

/** Nothing legal is out of the question. */
const LEAST = 0.02

/** How readily a sensible player would choose each command. */
export function weigh(state: State, seat: Seat, commands: readonly Command[], out: Float64Array): void {
  const left = roundsLeft(state)
  if (topFrame(state)?.kind === 'placement') return weighPlacement(state, seat, commands, left, out)
  for (let i = 0; i < commands.length; i++) out[i] = Math.max(LEAST, weight(state, seat, commands[i], left))
}

/** Three of four commands place an assistant: they come in the order of the areas, and are recognised without being read. */
function weighPlacement(
  state: State,
  seat: Seat,
  commands: readonly Command[],
  left: number,
  out: Float64Array,
): void {
  let next = 0
  for (let i = 0; i < commands.length; i++) {
    const command = commands[i]
    let area = next
    while (area < AREA_COUNT && PLACE[area] !== command) area++
    if (area < AREA_COUNT) {
      next = area + 1
      out[i] = Math.max(LEAST, placeWeight(state, seat, area, left))
    } else out[i] = Math.max(LEAST, weight(state, seat, command, left))
  }
}

function weight(state: State, seat: Seat, command: Command, left: number): number {
  switch (command.type) {
    case 'keep':
      return square(openOrderWorth(state, seat, ORDER_INDEX.get(command.order) as number))
    case 'achieve':
      return 60
    case 'fulfil':
      return 20 + orderWorth(state, seat, ORDER_INDEX.get(command.order) as number, left)
    case 'agent':
      return agentWeight(state, seat, AREA_INDEX.get(command.area) as number, left)
    case 'end':
      return 4
    case 'place':
      return placeWeight(state, seat, AREA_INDEX.get(command.area) as number, left)
    case 'done':
      return doneWeight(state, seat)
    case 'move':
      return moveWeight(state, seat, AREA_INDEX.get(command.to) as number, left)
    case 'return':
      return inHand(state, seat, ASSISTANT) < 2 ? 4 : 0.3
    case 'recall':
      return 2
    case 'take':
      return square(1 + openOrderWorth(state, seat, ORDER_INDEX.get(command.order) as number))
    case 'acquire':
      return square(technologyWorth(CARD_INDEX.get(command.card) as number, left))
    case 'fetch':
      return command.piece === 'tradingHouse' ? 5 : command.piece === 'shop' ? 3 : 2.5
    case 'sell':
      return left > 1 ? 0.4 : 0.2
    case 'buy':
      return buyWeight(state, seat, command.what, left)
    case 'put':
      return square(spaceWorth(command.space, left))
    case 'build':
      return buildWeight(command.lot, left)
    case 'token':
      return 40
    case 'choose':
      return square(goodWorth(state, seat, RESOURCES.indexOf(command.good), left))
    case 'deployTo':
    case 'station':
      return placeWeight(state, seat, AREA_INDEX.get(command.area) as number, left)
    case 'pass':
      return 0.15
    case 'rechoose':
      return 0.02
    case 'stay':
    case 'use':
    case 'give':
    case 'deployFrom':
    case 'recover':
      return 1
  }
}

function square(worth: number): number {
  return worth * worth
}

function agentWeight(state: State, seat: Seat, area: number, left: number): number {
  const worth = areaWorth(state, seat, area, standingPower(state, seat, area), left)
  return left > 2 ? 0.15 * square(worth) : 0.5 * square(worth)
}

function moveWeight(state: State, seat: Seat, area: number, left: number): number {
  const worth = areaWorth(state, seat, area, POWER.president + standingPower(state, seat, area), left)
  return 0.2 + square(worth)
}

/** Where one more assistant makes the president's visit worth more, and where the president can soon be. */
function placeWeight(state: State, seat: Seat, area: number, left: number): number {
  const power = POWER.president + standingPower(state, seat, area) + 1
  const worth = areaWorth(state, seat, area, power, left)
  const start = state.presidents[seat]
  const near = start === NONE || (state.neighbours[start] & (1 << area)) !== 0
  const own = start === area ? 0.3 : 1
  return own * (near ? 1.5 : 0.8) * (0.3 + worth + (state.assistants[seat * AREA_COUNT + area] > 0 ? 1 : 0))
}

/** Enough of something: rarely before all that can be done is done, but assistants are worth keeping some. */
function doneWeight(state: State, seat: Seat): number {
  const frame = topFrame(state)
  if (frame?.kind === 'placement') return inHand(state, seat, ASSISTANT) > 1 ? 0.3 : 1
  if (frame?.kind === 'recall') return inHand(state, seat, ASSISTANT) > 5 ? 2 : 0.3
  return 0.5
}

function buyWeight(state: State, seat: Seat, what: string, left: number): number {
  if (what === 'import') return left > 1 ? 1.2 : 0.1
  return left > 1 ? square(goodWorth(state, seat, RESOURCES.indexOf(what as 'copper'), left)) : 0.05
}

function spaceWorth(space: string, left: number): number {
  const church = CHURCH_SPACE_INDEX.get(space)
  if (church !== undefined) return gainWorth(CHURCH_WORTH[church], left)
  return gainWorth(CUSTOMS_WORTH[CUSTOMS_SPACE_INDEX.get(space) as number], left)
}

function buildWeight(lot: string, left: number): number {
  const at = LOT_INDEX.get(lot) as number
  const worth = gainWorth(LOT_WORTH[Math.floor(at / LOTS)][at % LOTS], left)
  return square((at % LOTS === HOUSE_LOT ? 2 : 1) + worth)
}
