import { fileURLToPath } from 'node:url'

/**
 * What every program of the server is started with: where to find others, and what has been compiled once. Without that
 * each of them would translate half a megabyte anew, which takes longer than most of what they are started for.
 */
export const PROGRAM_ENV = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../.cache/compile', import.meta.url)),
}
