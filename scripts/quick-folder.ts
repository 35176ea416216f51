// Where tests write: in memory, where the system keeps a folder there.

import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** What the tests write at most, twice over. Containers often have a tenth of it. */
const ROOM = 4 * 2 ** 30

/**
 * Runs something that is told, by TMPDIR, of a folder whose files need not be waited for: hundreds of databases are made,
 * written and thrown away, and what they promise of a disk has proofs of its own, which listen to what the system is asked.
 */
export async function withQuickFolder<Result>(
  use: (env: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  if (process.env['TMPDIR'] !== undefined || !hasRoom()) return use({})
  removeLeft()
  const folder = mkdtempSync(join(MEMORY, `entrepot-tests-${process.pid}-`))
  // PostgreSQL runs as another user, and must find its way through.
  chmodSync(folder, 0o755)
  try {
    return await use({ TMPDIR: folder })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ROOM
  } catch {
    return false
  }
}

/** Removes what a run has left that was ended before its end: memory is no place for that. */
function removeLeft(): void {
  for (const name of readdirSync(MEMORY)) {
    const run = /^entrepot-tests-(\d+)-/.exec(name)?.[1]
    if (run !== undefined && !existsSync(`/proc/${run}`))
      rmSync(join(MEMORY, name), { recursive: true, force: true })
  }
}
