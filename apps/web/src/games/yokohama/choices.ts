import type { Seat } from '@entrepot/kernel'
import {
  HAND,
  acquisitionYen,
  agentPower,
  areaViewOf,
  decisionAt,
  entryFee,
  placementFee,
  playerOf,
  powerWithPresident,
  warehousePrice,
  type Command,
  type FrameView,
  type View,
} from '@entrepot/yokohama'
import type { Choice } from '../../table/client.ts'
import {
  BUY_PRICES,
  SECOND_ORDER,
  SELL_PRICES,
  achievementOf,
  siteOf,
  spaceOf,
  technologyCardOf,
  tokenOf,
  type Gain,
} from './components.ts'
import type { Lexicon } from './lexicon.ts'
import { targetOf } from './targets.ts'
import { buildingText, gainText, orderText, yieldText } from './words/phrases.ts'

/** A legal command as a choice: what it does in words, and the things on the table whose click means it. */
export function choiceOf(command: Command, view: View, seat: Seat, lexicon: Lexicon): Choice {
  return { command, label: labelOf(command, view, seat, lexicon), targets: targetsOf(command, view, seat) }
}

function targetsOf(command: Command, view: View, seat: Seat): string[] {
  switch (command.type) {
    case 'keep':
    case 'fulfil':
      return [targetOf('order', command.order)]
    case 'take':
      return [targetOf('offer', command.order)]
    case 'agent':
    case 'place':
    case 'recall':
    case 'deployTo':
    case 'station':
      return [targetOf('area', command.area)]
    case 'move':
      return [targetOf('area', command.to)]
    case 'achieve':
      return [targetOf('achievement', command.achievement)]
    case 'use': {
      const card = cardNamed(view, seat, command.technology)
      return card === undefined ? [] : [targetOf('card', card)]
    }
    case 'acquire':
      return [targetOf('card', command.card)]
    case 'fetch':
      return [targetOf('piece', command.piece)]
    case 'sell':
    case 'buy':
      return [targetOf('good', command.what)]
    case 'choose':
      return [targetOf('good', command.good)]
    case 'give':
      return command.gifts.map((gift) => targetOf('good', gift))
    case 'put':
      return [targetOf('space', command.space)]
    case 'token': {
      const token = tokenAt(view)
      return token === null ? [] : [targetOf('token', token)]
    }
    case 'build':
      return [targetOf('lot', command.lot)]
    case 'deployFrom':
      return [command.from === HAND ? targetOf('hand', 'assistant') : targetOf('area', command.from)]
    default:
      return []
  }
}

function labelOf(command: Command, view: View, seat: Seat, lexicon: Lexicon): string {
  const { words, names } = lexicon
  const { choices } = words
  const area = (id: string): string => names.areas[id]
  const frame = decisionAt(view)
  switch (command.type) {
    case 'keep':
      return choices.keep(orderText(lexicon, command.order))
    case 'agent': {
      const power = agentPower(view, seat, command.area)
      return choices.agent(area(command.area), power, yieldText(words, command.area, power))
    }
    case 'achieve': {
      const { vpFirst, vpLater } = achievementOf(command.achievement)
      const first = view.achievements.find(({ id }) => id === command.achievement)?.seats.length === 0
      return choices.achieve(names.achievements[command.achievement], first ? vpFirst : vpLater)
    }
    case 'fulfil':
      return choices.fulfil(orderText(lexicon, command.order))
    case 'use':
      return choices.use(names.technologies[command.technology], names.technologyEffects[command.technology])
    case 'place': {
      const power = powerWithPresident(view, seat, command.area, 1)
      const fee = placementFee(view, seat, command.area)
      return fee === 0
        ? choices.place(area(command.area), power)
        : choices.placePaying(area(command.area), power, fee)
    }
    case 'move': {
      const { to, paying = [] } = command
      const power = powerWithPresident(view, seat, to)
      const yields = yieldText(words, to, power)
      if (paying.length === 0) return choices.move(area(to), power, yields)
      const yen = paying.reduce((sum, id) => sum + entryFee(view, seat, id), 0)
      return choices.movePaying(area(to), power, yields, yen, paying.map(area).join(', '))
    }
    case 'recall':
      return choices.recall(area(command.area))
    case 'take': {
      const order = orderText(lexicon, command.order)
      if (command.pay === undefined) return choices.take(order)
      return choices.takePaying(order, gainText(words, { [command.pay]: SECOND_ORDER[command.pay] }))
    }
    case 'acquire': {
      const price = acquisitionPrice(view, command.card, command.imports)
      return choices.acquire(
        names.technologyCards[command.card],
        Object.keys(price).length === 0 ? choices.free : gainText(words, price),
      )
    }
    case 'fetch': {
      const price = warehousePrice(playerOf(view, seat), command.piece) ?? 0
      return choices.fetch(names.pieces[command.piece], price === 0 ? choices.free : words.amounts.yen(price))
    }
    case 'sell':
      return choices.sell(names.goods[command.what], SELL_PRICES[command.what] ?? 0)
    case 'buy':
      return choices.buy(names.goods[command.what], BUY_PRICES[command.what] ?? 0)
    case 'put': {
      const { needs, gain } = spaceOf(command.space)
      const say = command.space.startsWith('church') ? choices.put : choices.putPaying
      return say(needs, gainText(words, gain))
    }
    case 'give':
      return choices.give(command.gifts.map((gift) => words.amounts[gift](1)).join(', '))
    case 'token': {
      const token = tokenAt(view)
      return choices.token(token === null ? '' : gainText(words, tokenOf(token).gain))
    }
    case 'build': {
      const site = frame?.area === undefined ? null : areaViewOf(view, frame.area).site
      return site === null ? choices.other : buildingText(words, siteOf(site), command.lot)
    }
    case 'recover':
      return command.leave === 0 ? choices.recover : choices.recoverLeaving(command.leave)
    case 'choose':
      return choices.choose(names.goods[command.good])
    case 'deployFrom':
      return choices.deployFrom(command.from === HAND ? words.hand : area(command.from))
    case 'deployTo': {
      const power = powerWithPresident(view, seat, command.area, 1)
      return choices.deployTo(area(command.area), power)
    }
    case 'station':
      return choices.station(area(command.area))
    case 'rechoose':
    case 'end':
    case 'return':
    case 'stay':
      return choices[command.type]
    case 'pass':
    case 'done':
      return goingOn(frame, lexicon)
  }
}

/** Declining something or having enough of it, in the words of what is declined. */
function goingOn(frame: FrameView | undefined, { words: { choices } }: Lexicon): string {
  switch (frame?.kind) {
    case 'placement':
      return frame.placed === 0 ? choices.noneToPlace : choices.noMore
    case 'port':
      return frame.slots?.length === 0 ? choices.pass.port : choices.done.port
    case 'laboratory':
    case 'church':
    case 'customs':
    case 'fivePower':
    case 'building':
      return choices.pass[frame.kind]
    case 'warehouse':
    case 'chinatown':
    case 'deploy':
    case 'recall':
      return choices.done[frame.kind]
    default:
      return choices.other
  }
}

/** The yen and imports that a technology costs, so many imports being given. */
export function acquisitionPrice(view: View, card: string, imports: number): Gain {
  const yen = acquisitionYen(view, card, imports)
  return { ...(yen > 0 ? { yen } : {}), ...(imports > 0 ? { import: imports } : {}) }
}

/** The token of the area where the action is. */
export function tokenAt(view: View): string | null {
  const area = decisionAt(view)?.area
  return area === undefined ? null : areaViewOf(view, area).token
}

function cardNamed(view: View, seat: Seat, technology: string): string | undefined {
  return playerOf(view, seat).technologies.find((card) => technologyCardOf(card).technology === technology)
}
