import { pick, fastRng, type ExportedGame } from '@entrepot/kernel'
import { gameOf, type Person, type Socket } from './client.ts'

/** Plays a whole game with random commands through the sockets of all seats, and gives its file. */
export async function playWholeGame(
  people: readonly Person[],
  sockets: readonly Socket[],
  game: string,
  seed: string,
  afterMoves: (id: string) => Promise<void> = async () => {},
  table: Record<string, unknown> = {},
): Promise<{ id: string; file: ExportedGame }> {
  const id = await gameOf(people, game, table)
  return { id, file: await playToEnd(people, sockets, id, seed, afterMoves) }
}

/** The same at a table where the game has begun. */
export async function playToEnd(
  people: readonly Person[],
  sockets: readonly Socket[],
  id: string,
  seed: string,
  afterMoves: (id: string) => Promise<void> = async () => {},
): Promise<ExportedGame> {
  for (const socket of sockets) await socket.join(id)
  const rng = fastRng(seed)
  for (;;) {
    const moved = []
    for (const [seat, socket] of sockets.entries()) {
      const now = socket.latest(id)
      if (!now.sight || now.sight.outcome) continue
      const { legal, deciders } = now.sight
      if (!deciders.includes(seat) || legal.length === 0) continue
      const position = now.type === 'sync' ? now.position : now.to
      const answer = await socket.play(id, position, pick(rng, legal))
      if (answer.type !== 'ack') throw new Error(JSON.stringify(answer).slice(0, 300))
      moved.push(seat)
      await socket.reach(id, answer.position)
    }
    await Promise.all(sockets.map((socket) => socket.settled()))
    await afterMoves(id)
    if (moved.length === 0) break
  }
  const host = people[0] as Person
  return host.must<ExportedGame>('GET', `/api/tables/${id}/export`)
}
