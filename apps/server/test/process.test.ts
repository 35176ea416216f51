// The server as a process: what a person or a supervisor sees from outside.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { tempDir } from './temp-dir.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', ...env },
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
    return /ready at (\S+)/.exec(output)?.[1] ?? ''
  }
  return { child, exit, address }
}

test('it prints its address, answers there, and stops on SIGTERM with status 0', async () => {
  const server = start({ DATA_DIR: tempDir() })
  const response = await fetch(`${await server.address()}/healthz`)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ status: 'ok' })

  server.child.kill('SIGTERM')
  server.child.kill('SIGINT')
  expect(await server.exit).toMatchObject({ code: 0, errors: '' })
})

test('a second server on the same data is refused with the number of the first', async () => {
  const DATA_DIR = tempDir()
  const first = start({ DATA_DIR })
  await first.address()
  const { code, errors } = await start({ DATA_DIR }).exit
  expect(code).toBe(1)
  expect(errors).toBe(
    `The data in ${DATA_DIR} is in use by process ${first.child.pid}. ` +
      'Stop that server first, or give this one a folder of its own with DATA_DIR.\n',
  )
})

test('a server that was killed does not keep the next one out', async () => {
  const DATA_DIR = tempDir()
  const first = start({ DATA_DIR })
  await first.address()
  first.child.kill('SIGKILL')
  await first.exit
  expect(await start({ DATA_DIR }).address()).toMatch(/^http:/)
})

test('a port in use is refused with the port and what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const { code, errors } = await start({ DATA_DIR: tempDir(), PORT: String(port) }).exit
  expect(code).toBe(1)
  expect(errors).toBe(
    `Port ${port} is already in use. Stop the program that uses it, ` +
      `or choose another port: PORT=${port + 1} npm start\n`,
  )
})

test('a wrong setting is refused in one line', async () => {
  const { code, errors } = await start({ DATA_DIR: tempDir(), PORT: 'many' }).exit
  expect(code).toBe(1)
  expect(errors).toMatch(/^PORT is "many".*\n$/)
})
