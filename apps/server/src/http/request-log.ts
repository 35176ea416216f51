import type { FastifyRequest } from 'fastify'

/**
 * What the log says of a request: the route, not the address that was asked for. Addresses hold tokens of mails and the
 * ids of private tables, and who reads the log is not invited.
 */
export function loggedRequest(request: FastifyRequest): Record<string, unknown> {
  return {
    method: request.method,
    route: request.is404 ? 'none' : request.routeOptions.url,
    remoteAddress: request.ip,
  }
}
