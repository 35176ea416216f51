import { sameJson, type Seat } from '@entrepot/kernel'
import { loadTelling } from '@entrepot/telling'
import type { InsightWords } from '@entrepot/words'
import type { Step } from '../insight/analysis/protocol.ts'
import type { TableSession } from '../session/session.ts'
import type { GameClient } from '../table/client.ts'
import { analysisRunOf } from './use-analysis.ts'

/** A better line as it is told and shown. */
export interface ToldLine {
  readonly text: string
  /** The things on the table that it is about, in order. */
  readonly targets: readonly string[]
}

/** The better line of a turn, in the words of the game. */
export async function betterLineOf(
  session: TableSession,
  client: GameClient,
  words: InsightWords,
  turn: number,
  seat: Seat,
): Promise<ToldLine> {
  const [steps, telling] = await Promise.all([
    analysisRunOf(session).steps(turn),
    loadTelling(session.gameId, client.language),
  ])
  const labels = steps.map(({ command, view }) => telling?.label(command, view, seat) ?? command.type)
  return {
    text: words.inOrder(labels),
    targets: [...new Set(steps.flatMap((step) => targetsOf(step, client, seat)))],
  }
}

/** The nearest thing whose click means the step. */
function targetsOf({ view, legal, command }: Step, client: GameClient, seat: Seat): readonly string[] {
  const { choices } = client.decide({ view, seat, legal, draft: {} })
  return choices.find((choice) => sameJson(choice.command, command))?.targets.slice(0, 1) ?? []
}
