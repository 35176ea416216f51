import type { Seat } from '@entrepot/kernel'
import { GOODS, type Event } from '@entrepot/yokohama'
import type { Gain } from '../../table/client.ts'
import { PrintIcon } from './art/print-icon.tsx'

const HELD = ['vp', 'yen', 'import', ...GOODS] as const

/** What a line of the log brought a seat, or cost it: points, money and goods, fees of others among it. */
export function gainsOf(events: readonly Event[], seat: Seat): Gain[] {
  const sums = new Map<string, number>()
  const add = (what: string, amount: number): void => void sums.set(what, (sums.get(what) ?? 0) + amount)
  for (const event of events) {
    if (event.type === 'gained' && event.seat === seat) add(event.what, event.amount)
    if (event.type === 'paid' && event.seat === seat) add(event.what, -event.amount)
    if (event.type === 'paid' && event.to === seat) add(event.what, event.amount)
  }
  return HELD.map((what) => ({
    id: what,
    icon: <PrintIcon name={what} />,
    amount: sums.get(what) ?? 0,
  })).filter(({ amount }) => amount !== 0)
}
