// A server process that offers the kit's tiny game, for tests that kill and restart it.

import { readConfig } from '../src/config.ts'
import { startServer } from '../src/server.ts'
import { games } from './caravan-games.ts'

const offer = { games, gamesModule: new URL('./caravan-games.ts', import.meta.url).href }
const server = await startServer(readConfig(process.env, process.cwd()), offer)
process.stdout.write(`ready at ${server.address}\n`)
process.on('SIGTERM', () => void server.stop())
