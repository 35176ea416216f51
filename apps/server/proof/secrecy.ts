// The secrecy test: whole games of both kinds through the real socket, and every byte that each seat received accounted
// for by what the rules let that seat know at that moment.
//
//   node apps/server/proof/secrecy.ts [--games 50]

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { games } from '../src/offered-games.ts'
import { Person } from '../test/client.ts'
import { accountForBytes } from '../test/secrecy.ts'
import { playWholeGame } from '../test/whole-game.ts'
import { startProcess } from './server-process.ts'

const { values } = parseArgs({ options: { games: { type: 'string', default: '50' } } })
const dataDir = mkdtempSync(join(tmpdir(), 'entrepot-secrecy-'))
const server = await startProcess(new URL('../src/main.ts', import.meta.url), { DATA_DIR: dataDir })
let sights = 0
let bytes = 0
try {
  for (let i = 0; i < Number(values.games); i++) {
    const game = games.offered[i % games.offered.length]
    if (!game) throw new Error('no game is offered')
    const names = ['Ada', 'Ben', 'Cem', 'Dee'].slice(0, 2 + (i % 3))
    const people = await Promise.all(names.map((name) => Person.guest(server.address, name)))
    const sockets = await Promise.all(people.map((person) => person.connect()))
    const { file } = await playWholeGame(people, sockets, game.id, `secrecy ${i}`)
    for (const [seat, socket] of sockets.entries()) {
      sights += accountForBytes(game, file, seat, socket.received)
      bytes += socket.bytes.length
      const end = socket.bytes.indexOf('"status":"finished"')
      if (
        [String(file.seed), String(file.deal?.secret)].some((text) =>
          socket.bytes.slice(0, end).includes(text),
        )
      )
        throw new Error('the seed was told before the end')
      socket.close()
    }
  }
  console.log(
    `${values.games} games, ${sights} sights, ${(bytes / 1e6).toFixed(1)} MB: nothing that a seat may not know`,
  )
} finally {
  await server.kill('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
}
