import type { Seat } from '@entrepot/kernel'
import type { Deed, Person, Speech } from '@entrepot/words'

// News are what a reader wants to know of a turn: events stay for motion, which shows every one of them.

/** What one player did, or a sentence about the table. */
export type News =
  | { readonly seat: Seat; readonly deeds: readonly Deed[] }
  | { readonly seat: null; readonly text: string }

/** News as they are read. */
export interface NewsLine {
  /** Whom it is about; null for the table. */
  readonly seat: Seat | null
  readonly text: string
  /** The same beside the name of whom it is about. */
  readonly bare: string
}

export type PersonOf = (seat: Seat) => Person

/** News in sentences. */
export function readOut(news: readonly News[], speech: Speech, personOf: PersonOf): NewsLine[] {
  return news.map((item) =>
    item.seat === null
      ? { seat: null, text: item.text, bare: item.text }
      : {
          seat: item.seat,
          text: speech.told(personOf(item.seat), item.deeds),
          bare: speech.deeds(item.deeds),
        },
  )
}

interface Entry {
  readonly items: unknown[]
  readonly say: (items: readonly never[]) => Deed
}

/** What one player did in a turn: what belongs together is one deed, in the order in which it began. */
class Account {
  readonly #entries = new Map<string, Entry>()
  readonly #last = new Map<string, Entry>()

  add<Item>(kind: string, item: Item, say: (items: readonly Item[]) => Deed): void {
    this.#into(this.#entries, kind, item, say)
  }

  /** What a turn brought, however early: said when the rest has been. */
  addLast<Item>(kind: string, item: Item, say: (items: readonly Item[]) => Deed): void {
    this.#into(this.#last, kind, item, say)
  }

  /** A deed by itself. */
  note(kind: string, deed: Deed): void {
    this.#entries.set(kind, { items: [], say: () => deed })
  }

  drop(kind: string): void {
    this.#entries.delete(kind)
  }

  has(kind: string): boolean {
    return this.#entries.has(kind)
  }

  deeds(): Deed[] {
    const said = ({ items, say }: Entry): Deed => say(items as never[])
    return [
      ...[...this.#entries.values()].map(said),
      ...[...this.#last.values()].map((entry) => ({ ...said(entry), besides: true as const })),
    ]
  }

  #into<Item>(
    entries: Map<string, Entry>,
    kind: string,
    item: Item,
    say: (items: readonly Item[]) => Deed,
  ): void {
    const entry = entries.get(kind)
    if (entry === undefined) entries.set(kind, { items: [item], say: say as Entry['say'] })
    else entry.items.push(item)
  }
}

/** The accounts of a turn, of whoever did or got something in it. */
export class Accounts {
  readonly #accounts = new Map<Seat, Account>()

  of(seat: Seat): Account {
    const found = this.#accounts.get(seat) ?? new Account()
    this.#accounts.set(seat, found)
    return found
  }

  /** Everybody's news, the one's who played first. */
  news(by: Seat): News[] {
    return [...this.#accounts]
      .toSorted(([a], [b]) => Number(b === by) - Number(a === by))
      .map(([seat, account]) => ({ seat, deeds: account.deeds() }))
      .filter(({ deeds }) => deeds.length > 0)
  }
}

/** Things by what they have in common, in the order in which each first comes. */
export function groupedBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
