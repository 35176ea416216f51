import { goodsInUse, playerOf, type Command, type FrameView, type View } from '@entrepot/mombasa'
import type { Decision, DecisionInput, TableView } from '../../table/client.ts'
import { choiceOf } from './choices.ts'
import { bookName } from './describe.ts'
import type { Lexicon } from './lexicon.ts'
import { planCommands } from './plan.ts'

/** What is to be decided, in words and choices. */
export function decide(input: DecisionInput, lexicon: Lexicon): Decision {
  const view = input.view as View
  const legal = input.legal as readonly Command[]
  const { titles, hints, choices: labels } = lexicon.words
  const player = playerOf(view, input.seat)
  if (view.phase === 'planning' && player.planning !== null) {
    return {
      title: titles.plan(player.openSlots.filter(Boolean).length),
      hint: hints.plan,
      choices: [],
      ready: planCommands(view, input.seat, input.draft),
      view: 'me',
    }
  }
  const choices = legal.map((command) => choiceOf(command, view, input.seat, lexicon))
  const frame = view.pending.at(-1)
  if (frame === undefined) {
    const title = view.phase === 'tiles' ? (player.finished ? titles.tileKept : titles.tiles) : titles.planned
    return { title, choices, ready: null, view: 'me' }
  }
  const hint = hintOf(frame, hints)
  return {
    title: titleOf(frame, view, lexicon),
    ...(hint === undefined ? {} : { hint }),
    choices: choices.map((choice) =>
      choice.command.type === 'expand' ? { ...choice, group: labels.expandGroup } : choice,
    ),
    ready: null,
    view: placeOfFrame(frame),
  }
}

function hintOf({ kind }: FrameView, hints: Lexicon['words']['hints']): string | undefined {
  return kind === 'turn' || kind === 'enter' || kind === 'place' || kind === 'bookkeeper'
    ? hints[kind]
    : undefined
}

function titleOf(frame: FrameView, view: View, lexicon: Lexicon): string {
  const { titles } = lexicon.words
  const company = lexicon.names.companies[frame.company ?? ''] ?? ''
  const amount = frame.amount ?? 0
  switch (frame.kind) {
    case 'goods':
      return titles.goods(goodsInUse(view))
    case 'steps':
      return titles.steps(amount)
    case 'enter':
      return titles.enter(company, amount)
    case 'post':
      return titles.post(company)
    case 'return':
      return titles.return(company)
    case 'remove':
      return titles.remove(amount)
    case 'bookkeeper':
      return titles.bookkeeper(amount)
    case 'points':
      return titles.points(amount)
    case 'advance':
      return titles.advance(company, amount)
    case 'place':
      return frame.book ? titles.place(bookName(frame.book, lexicon)) : titles.pick
    case 'collect':
    case 'tracks':
    case 'buy':
    case 'discard':
    case 'tier':
    case 'choice':
    case 'pile':
      return titles[frame.kind]
    case 'turn':
    case 'finish':
    case 'begin':
      return titles.turn
  }
}

/** The part of the table that a decision is made on. */
function placeOfFrame({ kind }: FrameView): TableView {
  switch (kind) {
    case 'enter':
    case 'post':
    case 'collect':
    case 'return':
    case 'remove':
      return 'board'
    case 'goods':
    case 'steps':
    case 'points':
    case 'advance':
    case 'tracks':
    case 'buy':
    case 'tier':
    case 'choice':
      return 'market'
    default:
      return 'me'
  }
}
