// What strace writes about a process and its threads: writes to files and sockets, and synchronisations, with their times.

import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A finished system call. Times are in seconds. */
export interface SystemCall {
  readonly name: string
  /** The file or socket that it was about. */
  readonly target: string
  /** The arguments as strace prints them, data included. */
  readonly args: string
  readonly begin: number
  readonly end: number
}

const TRACED = 'write,writev,pwrite64,pwritev,pwritev2,sendto,sendmsg,fsync,fdatasync,sync_file_range'
/** More than a page of either database and its header, so that no written row is cut off. */
const BYTES_SHOWN = '70000'

export function hasStrace(): boolean {
  try {
    execFileSync('strace', ['-V'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** The words before a program's that let its system calls be written into a folder, a file for each thread. */
export function tracedInto(folder: string): string[] {
  const prefix = join(folder, 'calls')
  return [
    'strace',
    '-D',
    '-ff',
    '-q',
    '-ttt',
    '-T',
    '-y',
    '-s',
    BYTES_SHOWN,
    '-e',
    `trace=${TRACED}`,
    '-o',
    prefix,
  ]
}

const CALL = /^(\d+\.\d+) (\w+)\(\d+<([^>]*)>(.*)\) += (?:0|[1-9]\d*) <(\d+\.\d+)>$/s

/** The calls that succeeded, in the order in which they began. */
export function callsIn(folder: string): SystemCall[] {
  return readdirSync(folder)
    .flatMap((file) => readFileSync(join(folder, file), 'latin1').split('\n'))
    .flatMap((line) => {
      const [, begin, name, target, args, took] = CALL.exec(line) ?? []
      if (begin === undefined) return []
      return [{ name, target, args, begin: Number(begin), end: Number(begin) + Number(took) } as SystemCall]
    })
    .toSorted((a, b) => a.begin - b.begin)
}
