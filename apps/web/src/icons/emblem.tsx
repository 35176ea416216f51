import { createContext, useContext, type ReactNode } from 'react'

/** Four silhouettes that can be told apart at any size and without colour. */
const SHAPES = [
  // A dhow under sail.
  'M2.5 16.5h19l-3.2 5H6.5zM11 2v12.5H3.5C7.5 11.5 10 7 11 2zM13 5.5c4 2 6.2 5 7 9h-7z',
  // An anchor.
  'M12 1.5a3.2 3.2 0 0 1 1.5 6V9.2h4v2.8h-4v7c2.3-.5 4-1.9 4.8-4l-1.9.5 3.2-4.4 2.4 5-1.3-.4C19.6 19.6 16.3 22.5 12 22.5s-7.6-2.9-8.7-6.8l-1.3.4 2.4-5 3.2 4.4-1.9-.5c.8 2.1 2.5 3.5 4.8 4v-7h-4V9.2h4V7.5A3.2 3.2 0 0 1 12 1.5z',
  // A palm.
  'M10.5 22.5c.8-5 .7-8.6-.3-11.5-3.2-.8-6 .6-7.7 3.8-.8-4 1.6-7 5-7.2C5.8 6 3.8 5.8 1.8 6.8 3.6 3.2 7.8 2.3 10.7 5c2-3.8 6.3-4.2 9.3-1.7-3-.2-5 .7-6.4 2.7 4.2-.6 7.5 2.2 8 6.8-2-3.2-4.7-4.6-7.9-4.2 1.3 4 1.4 8.4.8 13.9z',
  // A lantern.
  'M9.5 1.5h5v2.3h2.8L19 9H5l1.7-5.2h2.8zM6.5 10.5h11v8h-11zM4.5 20h15v2.5h-15z',
] as const

/** The silhouettes at hand: those of a game, or of the house. */
export const EmblemContext = createContext<readonly string[]>(SHAPES)

/** The sign of a player: colour and silhouette together. */
export function Emblem({ player, label }: { player: number; label?: string }): ReactNode {
  const shapes = useContext(EmblemContext)
  return (
    <svg
      className="emblem"
      data-player={player}
      viewBox="0 0 24 24"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <path d={emblemPath(player, shapes)} />
    </svg>
  )
}

/** The silhouette alone, for use inside another drawing of 24 units. */
export function emblemPath(player: number, shapes: readonly string[] = SHAPES): string {
  return shapes[player % shapes.length] as string
}
