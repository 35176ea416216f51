import { sameJson, type Seat } from '@entrepot/kernel'
import { createContext, useContext, useRef, useSyncExternalStore } from 'react'
import { personIn } from './person-in.ts'
import type { Occupant, Snapshot } from '../session/session.ts'
import type { PersonOf } from '@entrepot/telling'
import type { Decision, Draft, GameClient } from './client.ts'
import type { TableController } from './controller/controller.ts'
import { decisionOf, draftOf, snapshotOf, viewOf } from './controller/readings.ts'
import type { TableState } from './controller/state.ts'

export const TableContext = createContext<TableController | null>(null)

/** What does to the table what a part of it is asked for. It stays the same as long as one sits there. */
export function useController(): TableController {
  const controller = useContext(TableContext)
  if (controller === null) throw new Error('A part of the table stands outside of it.')
  return controller
}

/** What a part of the table reads of its state: it is drawn anew when that is another, and not before. */
export function useTable<Part>(read: (state: TableState) => Part): Part {
  return useTableOf(useController(), read)
}

/** The same for who holds the controller. */
export function useTableOf<Part>(controller: TableController, read: (state: TableState) => Part): Part {
  const part = (): Part => read(controller.state())
  return useSyncExternalStore(controller.subscribe, part, part)
}

/** What a part of the table reads of the thing under the pointer or focus; null while there is none. */
export function useHovered<Part>(read: (hovered: string | null) => Part): Part {
  const { hovered } = useController()
  const part = (): Part => read(hovered.get())
  return useSyncExternalStore(hovered.subscribe, part, part)
}

/** The view of the game that is shown, as the game's own type. */
export function useView<View extends object>(): View {
  return useTable(viewOf) as View
}

/** Like `useTable` for what is made anew with every state: its reader is drawn anew when something in it is another. */
export function useMade<Part>(make: (state: TableState) => Part): Part {
  const kept = useRef<{ readonly part: Part } | null>(null)
  return useTable((state) => {
    const part = make(state)
    if (kept.current === null || !sameJson(kept.current.part, part)) kept.current = { part }
    return kept.current.part
  })
}

/** A part of the view that is shown. */
export function useViewPart<View extends object, Part>(read: (view: View) => Part): Part {
  return useMade((state) => read(viewOf(state) as View))
}

/** What is shown: now, or an earlier position. */
export function useSnapshot(): Snapshot {
  return useTable(snapshotOf)
}

/** What the viewer is to decide; null while others decide. */
export function useDecision(): Decision | null {
  return useTable(decisionOf)
}

/** What lies on the table without having been sent. */
export function useDraft(): Draft {
  return useTable(draftOf)
}

export function useClient(): GameClient {
  return useTable(({ viewpoint }) => viewpoint.client)
}

/** Who sits where. */
export function useSeats(): readonly Occupant[] {
  return useTable(({ seats }) => seats)
}

/** Whom a sentence is about, by seat: who reads it is spoken to. */
export function usePersonOf(): PersonOf {
  return personIn(useSeats(), useSeat())
}

/** The viewer's seat; null for a spectator. */
export function useSeat(): Seat | null {
  return useController().session.seat
}

/** The device is to be given to the next person. */
export interface HandOver {
  /** Whose name that is. */
  readonly to: string
  now(): void
}

/** Gives a shared device to the next person, once the viewer has nothing left to decide; null before. */
export function useHandOver(): HandOver | null {
  const { handOver } = useController().session
  const to = useTable(({ past, now, seats }) =>
    past !== null || now.next === undefined ? null : (seats[now.next]?.name ?? ''),
  )
  return handOver === undefined || to === null ? null : { to, now: handOver }
}
