import type { Command } from '@entrepot/yokohama'
import type { Decision } from '../../../table/client.ts'

export type Move = Extract<Command, { type: 'move' }>

/** The moves that can be made now. */
export function movesOf(decision: Decision | null): Move[] {
  return (decision?.choices ?? [])
    .map(({ command }) => command as Command)
    .filter((command) => command.type === 'move')
}
