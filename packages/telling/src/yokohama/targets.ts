/** The names of the things on the table that can be clicked: a kind and an id. */
export type TargetKind =
  | 'area'
  | 'lot'
  | 'token'
  | 'order'
  | 'offer'
  | 'card'
  | 'space'
  | 'achievement'
  | 'piece'
  | 'good'
  | 'hand'

export const targetOf = (kind: TargetKind, id: string): string => `${kind}:${id}`

export function readTarget(target: string): { kind: TargetKind; id: string } {
  const colon = target.indexOf(':')
  return { kind: target.slice(0, colon) as TargetKind, id: target.slice(colon + 1) }
}
