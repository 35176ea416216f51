import { isBarrier, Refusal, fastRng, type BaseCommand, type BaseState } from '@entrepot/kernel'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import type { Snapshot, TableSession } from '../session/session.ts'
import { readSettings } from '../settings/settings.ts'
import { useSettings } from '../settings/use-settings.ts'
import type { Choice, Decision, DecisionInput, Draft, GameClient } from './client.ts'
import type { HandOver, Outlook, RefusedClick, Table } from './table-context.ts'
import { useAutoPass } from './use-auto-pass.ts'

const NOTHING: Draft = {}

interface Moment {
  /** The own decision that the rest belongs to: at another one it is void. */
  readonly stage: string
  readonly draft: Draft
  readonly held: Choice | null
  readonly narrowed: Table['narrowed']
  readonly refused: RefusedClick | null
  /** It was carried out from this page: what follows does not make it void. */
  readonly sent: boolean
}

/** The state of the table between two commands, and what a click does to it. */
export function useTableState(session: TableSession, client: GameClient, past: Snapshot | null): Table {
  const { game, seat } = session
  const subscribe = useCallback((listener: () => void) => session.subscribe(listener), [session])
  const now = useSyncExternalStore(subscribe, () => session.snapshot())
  const snapshot = past ?? now
  const [shown, show] = useState<string | null>(null)
  const [kept, setKept] = useState<Moment>({
    stage: '',
    draft: NOTHING,
    held: null,
    narrowed: null,
    refused: null,
    sent: false,
  })
  /** A world as the viewer knows it: what is legal and what follows depends on nothing else. */
  const world = useMemo(
    () => (seat === null || past ? null : game.resample(now.view, seat, fastRng('preview'))),
    [game, now, seat, past],
  )
  const legal = useMemo(
    () => (world === null || seat === null ? [] : game.legal(world, seat)),
    [game, world, seat],
  )
  // While several decide at once, what the others do must not wipe out what the viewer has laid out.
  const stage = useMemo(() => {
    const ownDeeds = now.log.reduce((deeds, line) => deeds + (line.seat === seat ? 1 : 0), 0)
    return `${ownDeeds} ${JSON.stringify(legal)}`
  }, [now, seat, legal])
  const fresh: Moment = { stage, draft: NOTHING, held: null, narrowed: null, refused: null, sent: false }
  const moment = kept.stage === stage ? kept : fresh
  const [wasVoid, setWasVoid] = useState(false)
  const change = (part: Partial<Moment>): void => {
    setKept({ ...moment, ...part, sent: false })
    setWasVoid(false)
  }
  // What was laid out or held back lapses when another window of the viewer has decided.
  const isLaidOut = kept.held !== null || Object.keys(kept.draft).length > 0
  const isVoid = past === null && kept.stage !== stage && isLaidOut && !kept.sent
  if (isVoid) {
    setKept(fresh)
    setWasVoid(true)
  }
  // It is said until the viewer chooses anew.
  const lapsed = past === null && (wasVoid || now.lapsedAt === now.position)

  const input: DecisionInput | null =
    seat === null || legal.length === 0 || now.busy || now.closed
      ? null
      : { view: now.view, seat, legal, draft: moment.draft }
  const decision: Decision | null = input === null ? null : client.decide(input)

  const heldCommands: readonly BaseCommand[] | null = moment.held
    ? [moment.held.command]
    : (decision?.ready ?? null)
  const outlook = (from: object, command: BaseCommand | null): Outlook =>
    seat === null || world === null
      ? NO_CHANGE
      : outlookOf(client, game, seat, from, command === null ? world : applied(game, world, seat, command))
  const { changes, score } = useMemo(
    () => outlook(now.base, moment.held?.command ?? null),
    // oxlint-disable-next-line react/exhaustive-deps -- the outlook depends on the world and what is held, which are here
    [client, now, world, moment.held],
  )

  // A click can come twice before the page is drawn anew; the second one was meant for what is gone by then.
  const isCurrent = (): boolean => session.snapshot() === now
  const send = (commands: readonly BaseCommand[]): void => {
    if (!isCurrent()) return
    setKept({ ...moment, held: null, sent: true })
    setWasVoid(false)
    session.submit(commands)
  }
  const takeBack = (count: number): void => {
    if (isCurrent()) session.undo(count)
  }

  const mustWait = (command: BaseCommand): boolean => {
    if (world === null || seat === null) return false
    const after = applied(game, world, seat, command)
    return readSettings().confirm === 'turn'
      ? isBarrier(game, world, after, seat)
      : after.revealed !== world.revealed
  }

  const choose = (choice: Choice): void => {
    if (mustWait(choice.command)) change({ held: choice, narrowed: null, refused: null })
    else send([choice.command])
  }

  const { autoPass } = useSettings()
  const isForced =
    autoPass && past === null && legal.length === 1 && decision !== null && now.deciders.includes(seat ?? -1)
  useAutoPass(isForced ? now.position : null, () => {
    const [only] = decision?.choices ?? []
    if (only === undefined) return
    // What was done in the turn is not passed over: it waits like any end of a turn.
    if (now.undoable > 0) choose(only)
    else send([only.command])
  })

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
    lapsed,
    canConfirm: heldCommands !== null,
    canUndo:
      past === null &&
      (moment.held !== null ||
        moment.narrowed !== null ||
        now.undoable > 0 ||
        Object.keys(moment.draft).length > 0),
    press,
    choose,
    whyNot: (target) =>
      input === null
        ? null
        : (refusal(game, world, client.attempt(target, input), input, target)?.rule ?? null),
    foresee: (command) => outlook(now.view, command),
    mustWait,
    narrow: (name, choices) => change({ narrowed: { to: 'group', name, choices } }),
    widen: () => change({ narrowed: null }),
    confirm: () => {
      if (heldCommands !== null) send(heldCommands)
    },
    undo: () => {
      if (moment.held !== null || moment.narrowed !== null) change({ held: null, narrowed: null })
      else if (Object.keys(moment.draft).length > 0) change({ draft: NOTHING })
      else if (now.undoable > 0) takeBack(1)
    },
    reset: () => {
      setKept(fresh)
      if (now.undoable > 0) takeBack(now.undoable)
    },
    forgetRefusal: () => change({ refused: null }),
    shown,
    show,
    send,
    handOver: past === null ? handOverFrom(session, now) : null,
  }
}

/** At a shared device, once the viewer has nothing left to decide. */
function handOverFrom({ seats, handOver }: TableSession, { next }: Snapshot): HandOver | null {
  if (handOver === undefined || next === undefined) return null
  return { to: seats[next]?.name ?? '', now: handOver }
}

const NO_CHANGE: Outlook = { changes: [], score: { from: 0, to: 0 } }

/** What would be different for the viewer in a world after some commands. */
function outlookOf(
  client: GameClient,
  game: TableSession['game'],
  seat: number,
  from: object,
  after: BaseState,
): Outlook {
  const before = game.resample(from, seat, fastRng('preview'))
  const totalIn = (state: BaseState): number => game.scores(state)[seat]?.total ?? 0
  return {
    changes: client.changes(from, game.view(after, seat), seat),
    score: { from: totalIn(before), to: totalIn(after) },
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
