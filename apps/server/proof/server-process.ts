// A server in a process of its own, as the proof tools need it: killed, restarted, measured.

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export interface ServerProcess {
  readonly address: string
  readonly child: ChildProcess
  /** How long it took until it was ready. */
  readonly startedInMs: number
  kill(signal: NodeJS.Signals): Promise<void>
  /** Resident memory in megabytes. */
  residentMb(): number
  /** Processor time used so far, in milliseconds: what a command costs, however busy the machine is otherwise. */
  cpuMs(): number
}

/** As `npm start` starts it; docs/hosting.md says why. */
const FLAGS = ['--max-semi-space-size=4']
const CACHE = { NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../.cache/compile', import.meta.url)) }

/**
 * Starts a server; `entry` is a module that starts one and prints its address. `under` is a program that runs it, as its
 * own process, such as a tracer.
 */
export async function startProcess(
  entry: URL,
  env: Record<string, string>,
  under: readonly string[] = [],
): Promise<ServerProcess> {
  const began = performance.now()
  const words = [...under, process.execPath, ...FLAGS, fileURLToPath(entry)]
  const child = spawn(words[0] as string, words.slice(1), {
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', RATE_SCALE: '0', ...CACHE, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(child, 'close')
  const address = await addressOf(child)
  return {
    address,
    child,
    startedInMs: performance.now() - began,
    async kill(signal) {
      child.kill(signal)
      await closed
    },
    residentMb: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
    },
    cpuMs: () => {
      // The name in brackets may hold spaces; user and system time are the 12th and 13th field after it, in 1/100 s.
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      return (Number(fields[11]) + Number(fields[12])) * 10
    },
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  for await (const line of createInterface(child.stdout as NodeJS.ReadableStream)) {
    const address = /http:\/\/[^\s"]+/.exec(line)?.[0]
    if (address) {
      child.stdout?.resume()
      return address
    }
  }
  throw new Error('The server ended before it printed its address.')
}
