import type { FastifyRequest } from 'fastify'

/** Whether the asker is on this machine. Behind a proxy on the same machine everybody seems to be: then nobody is. */
export function isLoopback({ socket, headers }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] === undefined && /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
}
