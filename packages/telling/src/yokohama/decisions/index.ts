import { decisionAt, type Command, type FrameKind, type FrameView, type View } from '@entrepot/yokohama'
import { fullLabel, toldApart } from '../../choices.ts'
import type { Choice, Decision, DecisionInput, Draft } from '../../decision.ts'
import type { Lexicon } from '../lexicon.ts'
import { readTarget } from '../targets.ts'
import { building, fivePower, recovery } from './area.ts'
import { church, customs, gifts } from './boards.ts'
import { chinatown } from './chinatown.ts'
import { after } from './extras.ts'
import { anyGood, deploy } from './gains.ts'
import { laboratory } from './laboratories.ts'
import { movement, recall } from './movement.ts'
import { placement } from './placement.ts'
import { port } from './ports.ts'
import { orderChoice } from './setup.ts'
import {
  plain,
  type ChoiceShown,
  type ChoicesShown,
  type ClicksShown,
  type DecisionShown,
  type Situation,
} from './shown.ts'
import { station, uses } from './technologies.ts'
import { warehouse } from './warehouse.ts'

/** Every kind of decision, as in the rules; the last one is made by all at the same time. */
const DECISIONS: Readonly<Record<FrameKind | 'orderChoice', DecisionShown>> = {
  placement,
  movement,
  recall,
  after,
  port,
  laboratory,
  church,
  gifts,
  customs,
  fivePower,
  building,
  recovery,
  warehouse,
  anyGood,
  chinatown,
  deploy,
  station,
  orderChoice,
}

const all = Object.values(DECISIONS)
/** Where the decision at hand does not show a command: what it says elsewhere. Going on has no words of its own there. */
const CHOICES: ChoicesShown = {
  ...Object.fromEntries(all.flatMap(({ choices }) => Object.entries(choices))),
  pass: plain('other'),
  done: plain('other'),
  ...uses,
}
/** What a click means where the decision at hand has no meaning for it: that of the first decision that has one. */
const CLICKS: ClicksShown = Object.fromEntries(
  all.toReversed().flatMap(({ clicks = {} }) => Object.entries(clicks)),
)

function shownAt(view: View): DecisionShown {
  return DECISIONS[decisionAt(view)?.kind ?? 'orderChoice']
}

/** What the decision at hand tells of itself. */
function frameAt(view: View): Partial<FrameView> {
  return decisionAt(view) ?? {}
}

/** What is to be decided, in words and choices. */
export function decide(
  { view: shown, seat, legal, draft, after }: DecisionInput,
  lexicon: Lexicon,
): Decision {
  const view = shown as View
  const at: Situation = { view, seat, lexicon }
  const decision = shownAt(view)
  const ready = decision.ready?.(frameAt(view), after) ?? null
  const hint = decision.hint?.(at, frameAt(view), ready)
  const choices = toldApart(
    legal.map((command) => choiceOf(command as Command, at)),
    lexicon.speech,
  )
  return {
    title: decision.title(at, frameAt(view), draft),
    ...(hint === undefined ? {} : { hint }),
    choices,
    ready,
    completed: decision.completed?.(choices, draft),
    view: decision.view,
  }
}

function choiceOf(command: Command, at: Situation): Choice {
  const { label, more, targets, loses } = shownChoice(command, at.view)
  const loss = loses?.(at)
  const frame = frameAt(at.view)
  const rest = more?.(command as never, at, frame)
  return {
    command,
    label: label(command as never, at, frame),
    ...(rest === undefined ? {} : { more: rest }),
    ...(loss === undefined ? {} : { loses: loss }),
    targets: targets?.(command as never, at) ?? [],
  }
}

function shownChoice({ type }: Command, view: View): ChoiceShown<never> {
  const shown = shownAt(view).choices[type] ?? CHOICES[type]
  if (shown === undefined) throw new Error(`No decision of Yokohama shows the command ${type}.`)
  return shown
}

/** What a command does, in words. */
export function labelOf(command: Command, at: Situation): string {
  return fullLabel(choiceOf(command, at), at.lexicon.speech)
}

/** The command that a click on a thing would mean if the rules allowed it. */
export function attempt(target: string, input: DecisionInput): Command | null {
  const view = input.view as View
  const { kind, id } = readTarget(target)
  const click = shownAt(view).clicks?.[kind] ?? CLICKS[kind]
  return click?.(id, frameAt(view)) ?? null
}

/** The draft after a click on a thing that is laid out before it is sent. */
export function lay(target: string, input: DecisionInput): Draft | null {
  const { kind, id } = readTarget(target)
  return shownAt(input.view as View).lay?.(kind, id, input) ?? null
}
