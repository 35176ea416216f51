import type { View } from '@entrepot/mombasa'

/** `fresh`: placed in the expansion under way. `displaced`: goes back to its base when the expansion ends. */
export type Stay = 'stands' | 'fresh' | 'displaced'

/** How long the post of a company stays in a region; null where nobody has entered it. */
export type StayOf = ((company: string) => Stay) | null

/** What the expansion under way has changed, by region. */
export function expansionOf(pending: View['pending']): (region: string) => StayOf {
  const frame = pending.at(-1)
  const stayOf = stayIn(pending)
  return (region) => (frame?.regions?.includes(region) ? stayOf : null)
}

function stayIn(pending: View['pending']): StayOf {
  const frame = pending.at(-1)
  switch (frame?.kind) {
    case 'enter':
    case 'collect':
      return (company) => (company === frame.company ? 'fresh' : 'displaced')
    case 'return': {
      // One such frame for each company that loses posts (M6.8): all others have come to stay.
      const leaving = pending.filter(({ kind }) => kind === 'return').map(({ company }) => company)
      return (company) => (leaving.includes(company) ? 'displaced' : 'fresh')
    }
    default:
      return null
  }
}
