import { isBarrier, Refusal, rngFromSeed, type BaseCommand, type BaseState } from '@entrepot/kernel'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import type { Snapshot, TableSession } from '../session/session.ts'
import type { Choice, Decision, DecisionInput, Draft, GameClient } from './client.ts'
import type { RefusedClick, Table } from './table-context.ts'

const NOTHING: Draft = {}

interface Moment {
  /** The position that the rest belongs to: at another one it is void. */
  readonly position: number
  readonly draft: Draft
  readonly held: Choice | null
  readonly narrowed: Table['narrowed']
  readonly refused: RefusedClick | null
}

/** The state of the table between two commands, and what a click does to it. */
export function useTableState(session: TableSession, client: GameClient, past: Snapshot | null): Table {
  const { game, seat } = session
  const subscribe = useCallback((listener: () => void) => session.subscribe(listener), [session])
  const now = useSyncExternalStore(subscribe, () => session.snapshot())
  const snapshot = past ?? now
  const [shown, show] = useState<string | null>(null)
  const [kept, setKept] = useState<Moment>({
    position: -1,
    draft: NOTHING,
    held: null,
    narrowed: null,
    refused: null,
  })
  const fresh: Moment = { position: now.position, draft: NOTHING, held: null, narrowed: null, refused: null }
  const moment = kept.position === now.position ? kept : fresh
  const change = (part: Partial<Moment>): void => setKept({ ...moment, ...part })

  /** A world as the viewer knows it: what is legal and what follows depends on nothing else. */
  const world = useMemo(
    () => (seat === null || past ? null : game.resample(now.view, seat, rngFromSeed('preview'))),
    [game, now, seat, past],
  )
  const legal = useMemo(
    () => (world === null || seat === null ? [] : game.legal(world, seat)),
    [game, world, seat],
  )
  const input: DecisionInput | null =
    seat === null || legal.length === 0 || now.busy || now.closed
      ? null
      : { view: now.view, seat, legal, draft: moment.draft }
  const decision: Decision | null = input === null ? null : client.decide(input)

  const heldCommands: readonly BaseCommand[] | null = moment.held
    ? [moment.held.command]
    : (decision?.ready ?? null)
  const { changes, score } = useMemo(() => {
    if (seat === null || world === null) return { changes: [], score: { from: 0, to: 0 } }
    const after = moment.held === null ? world : applied(game, world, seat, moment.held.command)
    const before = game.resample(now.base, seat, rngFromSeed('preview'))
    const totalIn = (state: BaseState): number => game.scores(state)[seat]?.total ?? 0
    return {
      changes: client.changes(now.base, game.view(after, seat), seat),
      score: { from: totalIn(before), to: totalIn(after) },
    }
  }, [client, game, now, seat, world, moment.held])

  const send = (commands: readonly BaseCommand[]): void => session.submit(commands)

  const choose = (choice: Choice): void => {
    if (world === null || seat === null) return
    const after = applied(game, world, seat, choice.command)
    if (isBarrier(game, world, after, seat)) change({ held: choice, narrowed: null, refused: null })
    else send([choice.command])
  }

  const press = (target: string, name: string): void => {
    show(null)
    if (decision === null || input === null) return
    const choices = decision.choices.filter(({ targets }) => targets.includes(target))
    if (choices.length === 1) choose(choices[0])
    else if (choices.length > 1) change({ narrowed: { to: 'thing', name, choices }, refused: null })
    else change({ refused: refusal(game, world, client.attempt(target, input), input, target) })
  }

  return {
    client,
    seats: session.seats,
    seat,
    company: session.company,
    snapshot,
    live: past === null,
    decision,
    draft: moment.draft,
    setDraft: (draft) => change({ draft, refused: null }),
    held: moment.held,
    narrowed: moment.narrowed,
    changes,
    score,
    refused: moment.refused,
    canConfirm: heldCommands !== null,
    canUndo:
      past === null &&
      (moment.held !== null ||
        moment.narrowed !== null ||
        now.undoable > 0 ||
        Object.keys(moment.draft).length > 0),
    press,
    choose,
    narrow: (name, choices) => change({ narrowed: { to: 'group', name, choices } }),
    widen: () => change({ narrowed: null }),
    confirm: () => {
      if (heldCommands !== null) send(heldCommands)
    },
    undo: () => {
      if (moment.held !== null || moment.narrowed !== null) change({ held: null, narrowed: null })
      else if (Object.keys(moment.draft).length > 0) change({ draft: NOTHING })
      else if (now.undoable > 0) session.undo(1)
    },
    reset: () => {
      setKept(fresh)
      if (now.undoable > 0) session.undo(now.undoable)
    },
    forgetRefusal: () => change({ refused: null }),
    shown,
    show,
    send,
  }
}

function applied(
  game: TableSession['game'],
  world: BaseState,
  seat: number,
  command: BaseCommand,
): BaseState {
  return game.apply(world, seat, command).state
}

/** The rule that forbids a click; null if the click means nothing that a rule could forbid. */
function refusal(
  game: TableSession['game'],
  world: BaseState | null,
  command: BaseCommand | null,
  { seat }: DecisionInput,
  target: string,
): RefusedClick | null {
  if (world === null || command === null) return null
  try {
    game.apply(world, seat, command)
    return null
  } catch (error) {
    if (error instanceof Refusal) return { rule: error.rule, target }
    throw error
  }
}
