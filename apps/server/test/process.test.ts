// The server as a process: what a person or a supervisor sees from outside.

import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startMain as start } from './main-process.ts'
import { tempDir } from './temp-dir.ts'

test('it prints its address, answers there, and stops on SIGTERM with status 0', async () => {
  const server = start({ DATA_DIR: tempDir() })
  const response = await fetch(`${await server.address()}/healthz`)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ status: 'ok' })

  server.child.kill('SIGTERM')
  server.child.kill('SIGINT')
  const { code, errors, output } = await server.exit
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  // Where nobody sits at a terminal, all that it says is one log.
  const lines = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: number; msg: string })
  expect(lines.map(({ msg }) => msg)).toContainEqual(expect.stringMatching(/^Entrepôt stops/))
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
