import { sameCard, type Command, type View } from '@entrepot/mombasa'
import type { Ahead, Choice, DecisionInput } from '../../decision.ts'
import type { Lexicon } from '../lexicon.ts'
import { bookFactsText } from '../describe.ts'
import { nextCoins } from './posts.ts'

// One click for what the rules ask one by one. Each command is sent by itself, so that undo goes back one by one.

/** What somebody who looks ahead from a position knows. */
interface Looking {
  readonly input: DecisionInput & { readonly after: NonNullable<DecisionInput['after']> }
  readonly view: View
  readonly legal: readonly Command[]
  readonly lexicon: Lexicon
}

/** The choice that a click on a thing means at once, where several commands lead there; null where one is enough. */
export function shortcut(target: string, input: DecisionInput, lexicon: Lexicon): Choice | null {
  const [sort = '', id = '', space = ''] = target.split(':')
  const looking = lookFrom(input, lexicon)
  if (looking === null) return null
  const kind = looking.view.pending.at(-1)?.kind
  if (sort === 'region' && kind === 'enter') return enterWithPost(target, id, looking)
  if (sort === 'track' && space !== '') return advanceTo(target, id, Number(space), looking)
  if (sort === 'ledger' && kind === 'turn') return moveInkwell(target, Number(id), looking)
  return null
}

/** While it is open which of the taken books comes first: the places of the first one. */
export function firstPlaces(input: DecisionInput, lexicon: Lexicon): Choice[] {
  const looking = lookFrom(input, lexicon)
  const frame = looking?.view.pending.at(-1)
  if (looking === null || frame?.kind !== 'place' || frame.book !== null) return []
  const first = looking.legal.find(({ type }) => type === 'pick')
  const then = first === undefined ? null : looking.input.after([first])
  if (first === undefined || then === null) return []
  return commandsIn(then).flatMap((command): Choice[] =>
    command.type === 'place'
      ? [
          {
            command,
            lead: [first],
            label: lexicon.words.board.placeOn(command.book, command.step),
            more: bookFactsText(command.book, lexicon),
            targets: [`ledger:${command.step}`],
          },
        ]
      : [],
  )
}

function lookFrom(input: DecisionInput, lexicon: Lexicon): Looking | null {
  const { after } = input
  return after === undefined
    ? null
    : { input: { ...input, after }, view: input.view as View, legal: commandsIn(input), lexicon }
}

function commandsIn({ legal }: Pick<Ahead, 'legal'>): readonly Command[] {
  return legal as readonly Command[]
}

/** The post comes from the column where it uncovers most; undo asks for another one. */
function enterWithPost(
  target: string,
  region: string,
  { input, view, legal, lexicon }: Looking,
): Choice | null {
  const enter = legal.find((command) => command.type === 'enter' && command.region === region)
  const then = enter === undefined ? null : input.after([enter])
  if (enter === undefined || then === null) return null
  const [best] = commandsIn(then)
    .flatMap((command) => (command.type === 'post' ? [command] : []))
    .map((command) => ({ command, coins: nextCoins(view.companies, command.company, command.column) }))
    .toSorted((a, b) => b.coins - a.coins)
  if (best === undefined) return null
  const { command, coins } = best
  return {
    command,
    lead: [enter],
    label: lexicon.words.choices.enter(region),
    more: lexicon.words.board.enterFrom(command.column, coins),
    targets: [target],
  }
}

/** Steps for goods up to a space of a track, paying the capital calls on the way. */
function advanceTo(target: string, company: string, space: number, looking: Looking): Choice | null {
  const { input, view, lexicon } = looking
  const from = view.players[input.seat]?.tracks[company]?.space ?? 0
  const commands: Command[] = []
  let pounds = 0
  let legal = looking.legal
  while (commands.length < space - from) {
    const step = legal.find((command) => command.type === 'step' && command.company === company)
    if (step === undefined) return null
    pounds += step.type === 'step' ? (step.pay ?? 0) : 0
    commands.push(step)
    const then = input.after(commands)
    if (then === null) return null
    legal = commandsIn(then)
  }
  const command = commands.pop()
  return command === undefined
    ? null
    : {
        command,
        lead: commands,
        label: lexicon.words.board.advanceBy(company, space - from, pounds),
        targets: [target],
      }
}

/** With only one sort of bookkeeper to use, a step of the ledger says all. */
function moveInkwell(target: string, step: number, { input, legal, lexicon }: Looking): Choice | null {
  const helpers = legal.flatMap((command) => (command.type === 'bookkeeper' ? [command] : []))
  const [helper] = helpers
  if (helper === undefined || new Set(helpers.map(({ card }) => sameCard(card))).size > 1) return null
  const then = input.after([helper])
  const move =
    then === null ? undefined : commandsIn(then).find((next) => next.type === 'move' && next.step === step)
  return move === undefined
    ? null
    : {
        command: move,
        lead: [helper],
        label: lexicon.words.board.inkTo(helper.card, step),
        targets: [target],
      }
}
