// A process that is told to stop while a proxy sends it requests: none of them falls between two processes.

import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { closeDoor } from '../src/http/closing.ts'

const REQUEST = 'PATCH /api/me HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

async function open(): Promise<Server> {
  const server = createServer((_, response) => response.end('done'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

const visit = (server: Server): Socket => connect((server.address() as AddressInfo).port, '127.0.0.1')

test('who was let in and has not spoken yet is answered', async () => {
  const server = await open()
  const visitor = visit(server)
  await once(server, 'connection')
  const closed = closeDoor(server)
  while (server.listening) await setImmediate()
  visitor.write(REQUEST)
  expect(await text(visitor)).toContain('done')
  await closed
  server.close()
})

test('who stands at the door is still let in, and nobody after that', async () => {
  const server = await open()
  const visitors = Array.from({ length: 50 }, () => visit(server))
  const { port } = server.address() as AddressInfo
  const closed = closeDoor(server)
  for (const visitor of visitors) visitor.write(REQUEST)
  expect(await Promise.all(visitors.map((visitor) => text(visitor)))).toEqual(
    visitors.map(() => expect.stringContaining('done') as string),
  )
  await closed
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED')
  server.close()
})
