import type { ExportedGame } from '@entrepot/kernel'
import type { TablesAnswer, TableSummary } from '@entrepot/protocol'
import { call } from '../session/remote/request.ts'

/** The own tables whose games were played to the end, all of them; the list comes in parts. */
export async function finishedTables(account: string): Promise<TableSummary[]> {
  const found: TableSummary[] = []
  let before = ''
  for (;;) {
    const { tables } = await call<TablesAnswer>('GET', `/api/me/tables?over=true${before}`)
    const last = tables.at(-1)
    if (last === undefined) return found.filter((table) => wasPlayedBy(account, table))
    found.push(...tables)
    before = `&before=${last.createdAt}`
  }
}

function wasPlayedBy(account: string, { outcome, seats }: TableSummary): boolean {
  return outcome !== null && seats.some(({ person }) => person?.id === account)
}

/** The own games as files, the latest first, for as long as they are asked for. */
export async function* exportedGames(signal: AbortSignal): AsyncGenerator<ExportedGame> {
  let before = ''
  for (;;) {
    let last: number | null = null
    for await (const line of linesOf(await fetch(`/api/me/export${before}`, { signal }))) {
      const file = JSON.parse(line) as ExportedGame
      last = file.times?.endedAt ?? last
      yield file
    }
    if (last === null) return
    before = `?before=${last}`
  }
}

async function* linesOf({ ok, body }: Response): AsyncGenerator<string> {
  if (!ok || body === null) throw new Error('The server does not give out the games now.')
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      const lines = (rest + value).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } finally {
    // Whoever has found all that was missing reads no further.
    await reader.cancel()
  }
  if (rest !== '') yield rest
}
