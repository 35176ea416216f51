import { Foreseen } from '../foreseen.ts'

/** What the system or SQLite says where a folder cannot be written to, or where there is no room left. */
const CLOSED = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT', 'SQLITE_8', 'SQLITE_14']
const FULL = ['ENOSPC', 'EDQUOT', 'SQLITE_13']
/** SQLite's words for a file that is none of its own, or no longer whole. */
const BROKEN = ['SQLITE_11', 'SQLITE_26']

/** Does something with a data folder; what can go wrong with folders and files is told in a sentence. */
export function withTroubleTold<Result>(dataDir: string, use: () => Result): Result {
  try {
    return use()
  } catch (error) {
    const code = codeOf(error)
    const why = (sentences: string): Foreseen => new Foreseen(sentences, { cause: error })
    if (CLOSED.includes(code))
      throw why(
        `The data folder ${dataDir} cannot be made or written to (${(error as Error).message}). ` +
          'Give it to the user who runs the server, or name another one with DATA_DIR.',
      )
    if (FULL.includes(code)) throw why(`There is no room left for the data in ${dataDir}. Make some.`)
    if (BROKEN.includes(code))
      throw why(
        `${dataDir}/entrepot.sqlite is not a whole database (${(error as Error).message}). ` +
          'Restore a backup: npm run restore -- FILE',
      )
    throw error
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('errcode' in error) return `SQLITE_${Number(error.errcode) & 0xff}`
  return 'code' in error ? String(error.code) : ''
}
