import {
  canonicalJson,
  historyOf,
  matchOf,
  pick,
  Refusal,
  replay,
  sameJson,
  undoable,
  withoutLast,
  type BaseCommand,
  type BaseState,
  type LogEntry,
  type Rng,
} from '../src/index.ts'
import { assertNothingShared, assertPlain } from './plain.ts'
import type { Check, Moment } from './run.ts'

/** Checks of what playing promises: states, commands, replay and undo. */
export const playChecks: readonly Check[] = [
  {
    name: 'states, commands and events are plain JSON',
    always({ after, command, events }) {
      assertPlain(command, 'command')
      for (const { event } of events) assertPlain(event, 'event')
      assertPlain(after.state, 'state')
    },
    sampled({ after }) {
      equalTexts(
        canonicalJson(JSON.parse(JSON.stringify(after.state))),
        canonicalJson(after.state),
        'state after a round trip',
      )
    },
  },
  {
    name: 'the same command on the same state does the same',
    sampled({ subject, match, seat, command, after, events }) {
      const again = subject.game.apply(match.state, seat, command)
      equalTexts(canonicalJson(again.state), canonicalJson(after.state), 'second state')
      equalTexts(canonicalJson(again.events), canonicalJson(events), 'second events')
    },
    atEnd({ subject, deal, states }) {
      const again = subject.game.setup(deal.options as never, deal.seats, deal.seed)
      equalTexts(JSON.stringify(again), states[0]?.text ?? '', 'second setup')
    },
  },
  {
    name: 'step in place and apply on a copy lead to the same state',
    sampled({ subject, match, seat, command, after }) {
      const state = subject.game.clone(match.state)
      subject.game.step(state, seat, command, null)
      equalTexts(canonicalJson(state), canonicalJson(after.state), 'state after step without events')
    },
  },
  {
    name: 'every listed command is accepted, each is listed once',
    sampled({ subject, match, seat, legal }) {
      const texts = legal.map((command) => canonicalJson(command))
      if (new Set(texts).size !== texts.length) throw new Error(`listed twice in ${texts.join(' ')}`)
      for (const command of legal)
        subject.game.apply(match.state, seat, JSON.parse(JSON.stringify(command)) as BaseCommand)
    },
  },
  {
    name: 'what is not listed is refused and changes nothing',
    sampled(moment) {
      const { subject, match, legal, rng } = moment
      const before = JSON.stringify(match.state)
      const later = subject.game.legal(moment.after.state, moment.seat)
      const foreign: unknown[] = [...NONSENSE, ...later, ...[1, 2, 3, 4].map(() => mutated(rng, legal))]
      for (let seat = -1; seat <= match.record.seats; seat++) {
        const allowed = seat < 0 || seat >= match.record.seats ? [] : subject.game.legal(match.state, seat)
        for (const command of [...foreign, moment.command]) {
          if (!allowed.some((candidate) => sameJson(candidate, command))) mustRefuse(moment, seat, command)
        }
      }
      equalTexts(JSON.stringify(match.state), before, 'state after refusals')
    },
    atEnd({ subject, match }) {
      try {
        subject.game.apply(match.state, 0, match.record.log[0]?.command ?? { type: 'none' })
      } catch (error) {
        if (error instanceof Refusal) return
      }
      throw new Error('a command after the end of the game was not refused')
    },
  },
  {
    name: 'somebody can decide until the outcome is there',
    always({ subject, after }) {
      const over = subject.game.outcome(after.state) !== null
      const deciders = subject.game.deciders(after.state)
      if (over !== (deciders.length === 0))
        throw new Error(`outcome is ${over ? 'there' : 'missing'}, deciders: [${deciders.join()}]`)
      for (const seat of deciders) {
        if (subject.game.legal(after.state, seat).length === 0)
          throw new Error(`seat ${seat} must decide and cannot`)
      }
    },
  },
  {
    name: 'nobody is asked what is forced',
    always({ subject, match, legal, seat }) {
      if (legal.length === 1 && subject.askedAnyway?.(match.state, seat) !== true)
        throw new Error(`seat ${seat} is asked with one legal command: ${canonicalJson(legal[0])}`)
    },
  },
  {
    name: 'earlier states never change',
    atEnd({ states }) {
      for (const [position, { state, text }] of states.entries()) {
        if (JSON.stringify(state) !== text) throw new Error(`the state at position ${position} has changed`)
      }
    },
  },
  {
    name: 'replay of the log leads to the same states',
    atEnd({ subject, match, states }) {
      replay(subject.game, match.record, (state, position) => {
        equalTexts(JSON.stringify(state), states[position]?.text ?? '', `state ${position}`)
      })
    },
  },
  {
    name: 'undo goes back to the barrier and no further',
    sampled({ subject, after }) {
      const history = historyOf(subject.game, after.record)
      for (let seat = 0; seat < after.record.seats; seat++) {
        const positions = undoable(after.record.log, seat)
        for (let count = 1; count <= positions.length; count++) {
          const earlier = matchOf(withoutLast(history, seat, count))
          const taken = positions.slice(0, count).toReversed()
          const state = taken.reduce<BaseState>((current, position) => {
            return subject.game.apply(current, seat, (after.record.log[position] as LogEntry).command).state
          }, earlier.state)
          equalTexts(
            canonicalJson(state),
            canonicalJson(after.state),
            `state after seat ${seat} undoes and redoes ${count}`,
          )
        }
        mustRefuseUndo(() => withoutLast(history, seat, positions.length + 1))
      }
    },
  },
  {
    name: 'a copy shares nothing that can change',
    sampled({ subject, after }) {
      const copy = subject.game.clone(after.state)
      equalTexts(canonicalJson(copy), canonicalJson(after.state), 'copy')
      assertNothingShared(after.state, copy)
    },
  },
  {
    name: 'the outcome ranks every seat once and its sheets add up',
    atEnd({ subject, match }) {
      const outcome = subject.game.outcome(match.state)
      if (outcome === null) throw new Error('the game has ended without an outcome')
      const ranked = outcome.ranking.flat().toSorted((a, b) => a - b)
      equalTexts(canonicalJson(ranked), canonicalJson(outcome.sheets.map(({ seat }) => seat)), 'ranked seats')
      for (const { seat, categories, total } of outcome.sheets) {
        const sum = Object.values(categories).reduce((left, right) => left + right, 0)
        if (sum !== total) throw new Error(`the sheet of seat ${seat} adds up to ${sum}, not ${total}`)
      }
      equalTexts(
        canonicalJson(subject.game.scores(match.state)),
        canonicalJson(outcome.sheets),
        'scores at the end',
      )
    },
  },
  {
    name: 'invariants of the game hold in every state',
    always({ subject, after }) {
      subject.invariants(after.state)
    },
  },
]

const NONSENSE: readonly unknown[] = [
  null,
  7,
  'pass',
  [],
  {},
  { type: 7 },
  { type: 'no-such-command' },
  { type: '__proto__' },
]

/** A listed command with one member changed, added or taken away, as a faulty or hostile client might send it. */
function mutated(rng: Rng, legal: readonly BaseCommand[]): unknown {
  const command: Record<string, unknown> = { ...pick(rng, legal) }
  const key = pick(rng, Object.keys(command))
  const value = command[key]
  const other = (pick(rng, legal) as unknown as Record<string, unknown>)[key]
  const changes: (() => void)[] = [
    () => delete command[key],
    () => (command['extra'] = 1),
    () =>
      (command[key] = typeof value === 'number' ? value + pick(rng, [-1, 1, 0.5, 1e9]) : 'nothing-like-this'),
    () => (command[key] = other === undefined ? null : other),
    () => (command[key] = [value]),
  ]
  pick(rng, changes)()
  return command
}

function mustRefuse({ subject, match }: Moment, seat: number, command: unknown): void {
  try {
    subject.game.apply(match.state, seat, command as BaseCommand)
  } catch (error) {
    if (error instanceof Refusal && error.rule !== '') return
    throw new Error(`seat ${seat}, ${JSON.stringify(command)}: not a Refusal but ${String(error)}`, {
      cause: error,
    })
  }
  throw new Error(`seat ${seat} may do what is not listed: ${JSON.stringify(command)}`)
}

function mustRefuseUndo(action: () => void): void {
  try {
    action()
  } catch (error) {
    if (error instanceof Refusal) return
  }
  throw new Error('undo across a barrier was not refused')
}

/** Throws where two texts that must be equal differ, with the place of the first difference. */
export function equalTexts(found: string, wanted: string, what: string): void {
  if (found === wanted) return
  let at = 0
  while (found[at] === wanted[at]) at++
  const from = Math.max(0, at - 60)
  throw new Error(
    `${what} differs: …${found.slice(from, at + 60)}… instead of …${wanted.slice(from, at + 60)}…`,
  )
}
