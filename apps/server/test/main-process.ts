import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { PROGRAM_ENV } from './program-env.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** The server as `npm start` runs it, with what it says. */
export function startMain(env: Record<string, string>, user: { uid?: number; gid?: number } = {}) {
  const child = spawn(process.execPath, [main], {
    ...user,
    env: { ...PROGRAM_ENV, PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const exit = once(child, 'close').then(([code]) => ({ code: code as number | null, output, errors }))

  const address = async (): Promise<string> => {
    while (!output.includes('\n')) {
      const ended = await Promise.race([once(child.stdout, 'data').then(() => undefined), exit])
      if (ended) throw new Error(`The server ended with ${ended.code}: ${ended.errors}`)
    }
    return /ready at ([^\s"]+)/.exec(output)?.[1] ?? ''
  }
  return { child, exit, address }
}
