import { positionFor } from '@entrepot/kernel'
import type { SightAnswer } from '@entrepot/protocol'
import { commandAnswer, commandBody, idParams, sightAnswer } from '@entrepot/protocol/schemas'
import { sightOf } from '../play/sight.ts'
import { Problem } from '../problem.ts'
import type { Answer } from '../rooms/room.ts'
import type { ServerContext } from '../server-context.ts'
import { requireWho } from './auth.ts'
import type { Routes } from './route.ts'
import { playedAt, roomOf } from './table-routes.ts'

/** Playing by requests, for programs that have no socket: the same sight and the same commands. */
export function playRoutes(app: Routes, context: ServerContext): void {
  const tags = ['play']

  app.get(
    '/api/tables/:id/sight',
    {
      schema: {
        tags,
        summary: 'What you see of a game now, and what you may play',
        params: idParams,
        response: { 200: sightAnswer },
      },
    },
    async (request): Promise<SightAnswer> => {
      const room = await roomOf(context, request.params.id)
      await room.caughtUp()
      const viewer = room.viewerOf(request.who?.account.id ?? null)
      const sitting = playedAt(room)
      return { viewer, position: positionFor(sitting, viewer), sight: sightOf(sitting, viewer) }
    },
  )

  app.post(
    '/api/tables/:id/commands',
    {
      schema: {
        tags,
        summary: 'Play one of your legal commands',
        params: idParams,
        body: commandBody,
        response: { 200: commandAnswer },
      },
    },
    async (request) => {
      const { account } = requireWho(request)
      const room = await roomOf(context, request.params.id)
      await room.caughtUp()
      const seat = room.viewerOf(account.id)
      if (seat === null) throw new Problem(403, 'not-seated', 'You have no seat at this table.')
      const { id, at, command } = request.body
      const answer = await new Promise<Answer>((resolve, reject) => {
        room.play({ seat, id, at }, command, resolve).catch(reject)
      })
      await room.presence.mark(account.id)
      if (answer.type === 'ack') return { position: answer.position }
      throw refusalOf(answer)
    },
  )
}

/** Why a command was not played, in the words of the socket. */
function refusalOf({ reason, rule, params = {} }: Extract<Answer, { type: 'refused' }>): Problem {
  switch (reason) {
    case 'rule':
      return new Problem(422, 'refused', `The command is refused by ${rule}.`, { rule: rule ?? '', params })
    case 'stale':
      return new Problem(409, 'stale', 'The table has gone on. Look at it again: GET /api/tables/:id/sight.')
    case 'not-playing':
      return new Problem(409, 'not-playing', 'No game is being played at this table.')
    case 'not-seated':
      return new Problem(
        403,
        'not-seated',
        'A bot plays for your seat. Come back first: POST /api/tables/:id/return.',
      )
    case 'unavailable':
      return new Problem(
        503,
        'unavailable',
        'Whether it was stored is not known. Send it again with the same id.',
      )
  }
}
