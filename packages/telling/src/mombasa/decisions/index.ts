import { SLOT_IDS, type Command, type FrameKind, type View } from '@entrepot/mombasa'
import { fullLabel, toldApart } from '../../choices.ts'
import type { Choice, Decision, DecisionInput, Draft } from '../../decision.ts'
import type { Lexicon } from '../lexicon.ts'
import { choice, discard, tier } from './bonus.ts'
import { bookkeeper } from './bookkeeping.ts'
import { place, points } from './books.ts'
import { collect, enter } from './expansion.ts'
import { goods } from './goods.ts'
import { buy } from './market.ts'
import { planning } from './planning.ts'
import { post, remove, returning } from './posts.ts'
import { tiles } from './setup.ts'
import { firstPlaces } from './shortcuts.ts'
import type { ChoiceShown, ClicksShown, DecisionShown, Situation } from './shown.ts'
import { advance, steps, tracks } from './tracks.ts'
import { pile, turn, unasked } from './turn.ts'

/** Every kind of decision, as in the rules; the last two are made by all at the same time. */
const DECISIONS: Readonly<Record<FrameKind | 'tiles' | 'planning', DecisionShown>> = {
  turn,
  goods,
  steps,
  enter,
  post,
  collect,
  return: returning,
  remove,
  bookkeeper,
  points,
  advance,
  tracks,
  buy,
  discard,
  tier,
  choice,
  place,
  pile,
  finish: unasked,
  begin: unasked,
  tiles,
  planning,
}

const all = Object.values(DECISIONS)
/** A command says the same in every decision that has it. */
const CHOICES: Readonly<Partial<Record<string, ChoiceShown<never>>>> = Object.fromEntries(
  all.flatMap(({ choices }) => Object.entries(choices)),
)
/** What a click means where the decision at hand has no meaning for it: that of the first decision that has one. */
const CLICKS: ClicksShown = Object.fromEntries(
  all.toReversed().flatMap(({ clicks = {} }) => Object.entries(clicks)),
)

function decisionAt({ pending, phase }: View): DecisionShown {
  return DECISIONS[pending.at(-1)?.kind ?? (phase === 'tiles' ? 'tiles' : 'planning')]
}

/** What is to be decided, in words and choices. */
export function decide(input: DecisionInput, lexicon: Lexicon): Decision {
  const { view: shown, seat, legal, draft } = input
  const at: Situation = { view: shown as View, seat, lexicon }
  const decision = decisionAt(at.view)
  const hint = decision.hint?.(at)
  const ready = decision.ready?.(at, draft) ?? null
  return {
    title: decision.title(at, at.view.pending.at(-1) ?? {}),
    ...(hint === undefined ? {} : { hint }),
    choices: toldApart(
      decision.offers?.(at, draft) ?? [
        ...(ready === null ? legal.map((command) => choiceOf(command as Command, at)) : []),
        ...firstPlaces(input, lexicon),
      ],
      lexicon.speech,
    ),
    ready,
    view: decision.view,
  }
}

function choiceOf(command: Command, at: Situation): Choice {
  const { label, more, targets, loses, group } = shownChoice(command)
  const button = group?.(at)
  const loss = loses?.(command as never, at)
  return {
    command,
    label: label(command as never, at),
    ...(more === undefined ? {} : { more: more(command as never, at) }),
    targets: targets?.(command as never, at) ?? [],
    ...(loss === undefined ? {} : { loses: loss }),
    ...(button === undefined ? {} : { group: button }),
  }
}

function shownChoice({ type }: Command): ChoiceShown<never> {
  const shown = CHOICES[type]
  if (shown === undefined) throw new Error(`No decision of Mombasa shows the command ${type}.`)
  return shown
}

/** What a command does, in words. */
export function labelOf(command: Command, at: Situation): string {
  return fullLabel(choiceOf(command, at), at.lexicon.speech)
}

/** The command that a click on a thing would mean if the rules allowed it. */
export function attempt(target: string, { view: shown, seat }: DecisionInput): Command | null {
  const view = shown as View
  const [sort = '', id = '', column = ''] = target.split(':')
  const click = decisionAt(view).clicks?.[sort] ?? CLICKS[sort]
  return click?.(id, { view, seat }, Number(column)) ?? null
}

/** The draft after a click on a thing that is laid out before it is sent. */
export function lay(target: string, { view: shown, seat, draft }: DecisionInput): Draft | null {
  const view = shown as View
  const [sort = '', id = ''] = target.split(':')
  return decisionAt(view).lay?.(sort, id, { view, seat }, draft) ?? null
}

/** A goods card that is in use goes back by a click, as long as nothing was done with it. */
export function takesBack(target: string, { view: shown, seat }: DecisionInput): boolean {
  const { pending, inUse, players } = shown as View
  const [sort = '', id = ''] = target.split(':')
  const card = sort === 'slot' ? players[seat]?.slots[SLOT_IDS.indexOf(id)]?.card : undefined
  return pending.at(-1)?.kind === 'goods' && card !== undefined && inUse.includes(card)
}
