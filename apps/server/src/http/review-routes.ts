import { idParams, pastAnswer, positionParams, roundsAnswer } from '@entrepot/protocol/schemas'
import type { PastAnswer, RoundsAnswer } from '@entrepot/protocol'
import type { FastifyRequest } from 'fastify'
import { positionFor, type History, type Viewer } from '@entrepot/kernel'
import { pastSight, roundTotals } from '../play/past.ts'
import { Problem } from '../problem.ts'
import type { ServerContext } from '../server-context.ts'
import type { Routes } from './route.ts'
import { playedAt, roomOf, wholeGameAt } from './table-routes.ts'

interface Look {
  readonly history: History
  readonly viewer: Viewer
  /** As far as the viewer has seen. */
  readonly upTo: number
}

/** Looking back: what the one who asks could see at an earlier position, and nothing more. */
export function reviewRoutes(app: Routes, context: ServerContext): void {
  const tags = ['history']

  const look = async (request: FastifyRequest, id: string): Promise<Look> => {
    const room = await roomOf(context, id)
    await room.caughtUp()
    const viewer = room.viewerOf(request.who?.account.id ?? null)
    const sitting = playedAt(room)
    const upTo = positionFor(sitting, viewer)
    return { history: await wholeGameAt(room), viewer, upTo }
  }

  app.get(
    '/api/tables/:id/rounds',
    {
      schema: {
        tags,
        summary: 'The totals as each round began, as you could reckon them',
        params: idParams,
        response: { 200: roundsAnswer },
      },
    },
    async (request): Promise<RoundsAnswer> => {
      const { history, viewer, upTo } = await look(request, request.params.id)
      return { viewer, rounds: roundTotals(history, viewer).filter(({ position }) => position <= upTo) }
    },
  )

  app.get(
    '/api/tables/:id/at/:position',
    {
      schema: {
        tags,
        summary: 'The table as you saw it at an earlier position',
        params: positionParams,
        response: { 200: pastAnswer },
      },
    },
    async (request): Promise<PastAnswer> => {
      const { id, position } = request.params
      const { history, viewer, upTo } = await look(request, id)
      if (position > upTo)
        throw new Problem(404, 'no-position', `You have not seen position ${position} of this game yet.`)
      return { viewer, position, sight: pastSight(history, position, viewer) }
    },
  )
}
