import type { Seat } from '@entrepot/kernel'
import { components, type Event } from '@entrepot/mombasa'
import type { Gain } from '../../table/client.ts'
import { Sign } from './art/drawing.tsx'
import { CompanyMark } from './board/company-mark.tsx'

/** What a line of the log brought a seat, or cost it: money, and steps on the tracks of companies. */
export function gainsOf(events: readonly Event[], seat: Seat): Gain[] {
  const pounds = events.reduce(
    (sum, event) => sum + (event.type === 'pounds' && event.seat === seat ? event.amount : 0),
    0,
  )
  const steps = (company: string): number =>
    events.filter((event) => event.type === 'stepped' && event.seat === seat && event.company === company)
      .length
  return [
    { id: 'pounds', icon: <Sign name="pound" />, amount: pounds },
    ...components.companies.map(({ id }) => ({
      id,
      icon: <CompanyMark company={id} />,
      amount: steps(id),
    })),
  ].filter(({ amount }) => amount !== 0)
}
