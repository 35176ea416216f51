import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Metrics } from '../metrics.ts'
import { Problem } from '../problem.ts'

/**
 * The figures for Prometheus, for the bearer of a token. That somebody asks from the machine itself proves nothing: so
 * does everybody behind a proxy on it.
 */
export function serveMetrics(app: FastifyInstance, metrics: Metrics): void {
  const schema = {
    tags: ['operations'],
    summary: 'Figures for Prometheus, with the METRICS_TOKEN or the ADMIN_TOKEN',
    response: { 200: { description: 'Figures', content: { 'text/plain': { schema: z.string() } } } },
  }
  app.get('/metrics', { schema }, async (request, reply) => {
    if (!request.mayMeasure && !request.isAdmin)
      throw new Problem(403, 'not-admin', 'This needs the METRICS_TOKEN or the ADMIN_TOKEN of the site.')
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}
