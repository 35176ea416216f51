import { parentPort, workerData } from 'node:worker_threads'
import { gameOf } from '../games.ts'
import { contest } from './contest.ts'
import { fixtureOf, type Tournament } from './fixture.ts'

const tournament = workerData as Tournament
const game = gameOf(tournament.game)

parentPort?.on('message', (index: number) => {
  void contest(game, tournament, fixtureOf(tournament, index)).then((played) =>
    parentPort?.postMessage(played),
  )
})
