import type { Seat } from '@entrepot/kernel'
import type {
  ChatLine,
  ClockInfo,
  Pace,
  ProposalBody,
  ProposalInfo,
  ServerMessage,
  SyncMessage,
  TableInfo,
} from '@entrepot/protocol'
import { newId } from '../../platform/ids.ts'
import type { SeatedPerson, People, PeopleState, Trouble } from '../people.ts'
import {
  answerProposal,
  becomeSomebody,
  leaveTable,
  mutedPeople,
  proposeAt,
  rematchOf,
  replaceAt,
  returnTo,
  setMuted,
} from './api.ts'
import { rememberShuffle } from './check-shuffle.ts'
import { readMark, setReadMark } from './read-mark.ts'
import { RefusedRequest } from './request.ts'
import type { SiteSocket } from './site-socket.ts'

/** A line on its way to the server. */
interface Said {
  readonly id: string
  readonly text: string
  /** The last line known when it was said: it comes back with a higher number. */
  readonly after: number
}

/** What is needed of the connection. */
export type Wire = Pick<SiteSocket, 'send' | 'join' | 'reopen'>

/** The people at a table of the server. */
export class RemotePeople implements People {
  readonly pace: Pace
  readonly #table: string
  readonly #seat: Seat | null
  /** Who looks, with a seat or without; null for a stranger. */
  readonly #account: string | null
  readonly #socket: Wire
  readonly #listeners = new Set<() => void>()
  #lines: readonly ChatLine[]
  #said: readonly Said[] = []
  #readUpTo: number
  #state: PeopleState

  constructor(socket: Wire, { table, viewer, chat, now }: SyncMessage, account: string | null) {
    this.pace = table.pace
    this.#table = table.id
    this.#seat = viewer
    this.#account = account
    this.#socket = socket
    this.#lines = chat.filter(isSaid)
    this.#readUpTo = readMark(table.id)
    rememberShuffle(table)
    this.#state = {
      ...this.#peopleOf(table),
      chat: [],
      unread: 0,
      muted: new Set(),
      ...clocksOf(clocksAt(table), now),
      ...this.#proposalsOf(table, []),
      trouble: null,
    }
    this.#change({})
    if (viewer !== null) void this.#recallMuted()
  }

  state(): PeopleState {
    return this.#state
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  say(text: string): void {
    const said = { id: newId(20), text: text.normalize(), after: this.#lines.at(-1)?.number ?? 0 }
    this.#said = [...this.#said, said]
    this.#send(said)
    this.#change({ trouble: null })
  }

  mute(person: string, muted: boolean): void {
    this.#attempt('talk', async () => {
      await setMuted(person, muted)
      const others = [...this.#state.muted].filter((id) => id !== person)
      this.#change({ muted: new Set(muted ? [...others, person] : others), trouble: null })
      // What was said meanwhile is told by the server only now.
      if (!muted) this.#socket.join()
    })
  }

  read(): void {
    const last = this.#lines.at(-1)?.number ?? 0
    if (last <= this.#readUpTo) return
    this.#readUpTo = last
    setReadMark(this.#table, last)
    this.#change({})
  }

  propose(proposal: ProposalBody): void {
    this.#attempt('proposal', async () => {
      await proposeAt(this.#table, proposal)
      this.#change({ trouble: null })
    })
  }

  answer(proposal: number, agree: boolean): void {
    this.#attempt('proposal', async () => {
      await answerProposal(this.#table, proposal, agree)
      this.#change({ trouble: null })
    })
  }

  accept({ number }: ProposalInfo): void {
    this.#change({ refusals: this.#state.refusals.filter((refusal) => refusal.number !== number) })
    // Where the game has gone on, the server has forgotten it already.
    answerProposal(this.#table, number, false).catch(() => {})
  }

  leave(): void {
    this.#attempt('seat', () => leaveTable(this.#table))
  }

  comeBack(): void {
    this.#attempt('seat', () => returnTo(this.#table))
  }

  takeSeat(seat: Seat, name: string): void {
    this.#attempt('seat', async () => {
      await becomeSomebody(name)
      await replaceAt(this.#table, seat)
      // The connection was a stranger's: it is opened anew as the person that the stranger has become.
      if (this.#account === null) this.#socket.reopen()
    })
  }

  async playAgain(): Promise<string> {
    return `/tables/${(await rematchOf(this.#table)).id}`
  }

  forgetTrouble(): void {
    this.#change({ trouble: null })
  }

  /** Takes in what the server says about the people. */
  hear(message: ServerMessage): void {
    switch (message.type) {
      case 'sync':
        this.#lines = message.chat.filter(isSaid)
        this.#forgetHeard()
        // The connection was lost before these were heard; the same id is never said twice.
        for (const said of this.#said) this.#send(said)
        return this.#learn(message)
      case 'table':
        return this.#learn(message)
      case 'update':
      case 'change':
      case 'clocks':
        return this.#change({
          ...clocksOf(message.clocks, message.now),
          // A takeback lapses when the game goes on.
          proposals: this.#state.proposals.filter(({ kind }) => kind !== 'takeback'),
        })
      case 'chat':
        // What was taken out of the talk comes once more, empty.
        this.#lines = [
          ...this.#lines.filter(({ number }) => number !== message.line.number),
          message.line,
        ].filter(isSaid)
        this.#forgetHeard()
        return this.#change({})
      case 'error': {
        const refused = this.#said.some(({ id }) => id === message.id)
        this.#said = this.#said.filter(({ id }) => id !== message.id)
        if (refused) this.#change({ trouble: { about: 'talk', word: message.error } })
        return
      }
      default:
    }
  }

  #learn({ table, now }: { readonly table: TableInfo; readonly now: number }): void {
    this.#change({
      ...this.#peopleOf(table),
      ...clocksOf(clocksAt(table), now),
      ...this.#proposalsOf(table, this.#state.refusals),
    })
  }

  #send({ id, text }: Said): void {
    this.#socket.send({ type: 'say', table: this.#table, id, text })
  }

  #forgetHeard(): void {
    const heard = ({ text, after }: Said): boolean =>
      this.#lines.some((line) => line.by === this.#state.self && line.number > after && line.text === text)
    this.#said = this.#said.filter((said) => !heard(said))
  }

  /** The server leaves out the lines of the muted by itself; this is only for the buttons. */
  async #recallMuted(): Promise<void> {
    const muted = await mutedPeople().catch(() => [])
    this.#change({ muted: new Set([...this.#state.muted, ...muted]) })
  }

  #attempt(about: Trouble['about'], deed: () => Promise<unknown>): void {
    deed().catch((error: unknown) =>
      this.#change({
        trouble: { about, word: error instanceof RefusedRequest ? error.word : 'unreachable' },
      }),
    )
  }

  #peopleOf(info: TableInfo): Pick<PeopleState, 'info' | 'self' | 'account' | 'away' | 'seated'> {
    const seated = info.seats.flatMap(({ seat, person, absent, left, level, online }): SeatedPerson[] =>
      person === null ? [] : [{ seat, ...person, absent, left, replaced: level !== null, online }],
    )
    const playing = info.status === 'playing'
    return {
      info,
      seated,
      account: this.#account,
      self: seated.find(({ seat }) => seat === this.#seat)?.id ?? null,
      away: seated.find(({ id, absent }) => playing && absent && id === this.#account) ?? null,
    }
  }

  /** A refusal is told until it is put away, even when the game goes on before it was read. */
  #proposalsOf(
    { proposals, status }: TableInfo,
    told: readonly ProposalInfo[],
  ): Pick<PeopleState, 'proposals' | 'refusals'> {
    const open = status === 'playing' ? proposals.filter(({ refusedBy }) => refusedBy === null) : []
    const mine = ({ by, person }: ProposalInfo): boolean =>
      person === null ? by === this.#seat : person.id === this.#account
    const refused = proposals.filter((proposal) => proposal.refusedBy !== null && mine(proposal))
    const isSame = (one: ProposalInfo, other: ProposalInfo): boolean =>
      one.number === other.number || (one.kind === other.kind && one.seat === other.seat)
    const before = told.filter((refusal) => ![...refused, ...open].some((other) => isSame(refusal, other)))
    return { proposals: open, refusals: status === 'playing' ? [...before, ...refused] : [] }
  }

  #change(part: Partial<PeopleState>): void {
    const next = { ...this.#state, ...part }
    const chat = this.#lines.filter(({ by }) => !next.muted.has(by))
    const unread = chat.filter(({ number, by }) => number > this.#readUpTo && by !== next.self).length
    this.#state = { ...next, chat, unread }
    for (const listener of this.#listeners) listener()
  }
}

type Clocks = PeopleState['clocks']

function clocksAt({ seats }: TableInfo): Clocks {
  return seats.map(({ clock }): ClockInfo | null => clock)
}

function clocksOf(clocks: Clocks, now: number): Pick<PeopleState, 'clocks' | 'aheadMs'> {
  return { clocks, aheadMs: now - performance.now() }
}

function isSaid({ text }: ChatLine): boolean {
  return text !== ''
}
