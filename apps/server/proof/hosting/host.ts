// What a host does by hand: commands in a checkout, with the machine's own Node.js and settings in the environment.

import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export type Settings = Readonly<Record<string, string>>

/** As a login of a host has it: no Node.js but the machine's, no settings of ours. */
function environment(settings: Settings): NodeJS.ProcessEnv {
  return {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: process.env['HOME'],
    ...settings,
  }
}

/** Runs a line of the documentation in a folder, and gives what it prints; fails where it fails. */
export function shell(cwd: string, line: string, settings: Settings = {}): string {
  const { status, output } = tried(cwd, line, settings)
  if (status !== 0) throw new Error(`${line}\nended with ${status}:\n${output}`)
  return output
}

/** The same where it may fail. */
export function tried(
  cwd: string,
  line: string,
  settings: Settings = {},
): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], {
    cwd,
    env: environment(settings),
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  return { status, output: `${stdout}${stderr}`.trim() }
}

export interface Program {
  readonly child: ChildProcess
  /** Ends it and waits until it has. */
  end(signal: NodeJS.Signals): Promise<void>
}

/** Starts a program, and waits until it prints a line like this. Its own group, so that nothing of it is left. */
export async function started(
  cwd: string,
  words: readonly string[],
  settings: Settings,
  ready: RegExp,
): Promise<Program> {
  const child = spawn(words[0] as string, words.slice(1), {
    cwd,
    env: environment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const closed = once(child, 'close')
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += String(chunk)))
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      said += `${line}\n`
      if (ready.test(line)) resolve()
    })
    child.once('close', () => reject(new Error(`${words.join(' ')} ended:\n${said}`)))
  })
  return {
    child,
    async end(signal) {
      // To all of them, as systemd does.
      if (child.exitCode === null && child.signalCode === null) process.kill(-(child.pid as number), signal)
      await closed
    },
  }
}
