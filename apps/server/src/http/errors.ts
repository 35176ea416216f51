import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { Refusal } from '@entrepot/kernel'
import type { ErrorAnswer } from '@entrepot/protocol'
import { Problem } from '../problem.ts'
import { newId } from '../secrets.ts'

/** What the asker is told of an error, and with which status. What they cannot put right, they are not told more of. */
export function answerOf(error: unknown, trace: string = newId()): { status: number; answer: ErrorAnswer } {
  const { status, answer } = untraced(error)
  return { status, answer: { ...answer, trace } }
}

function untraced(error: unknown): { status: number; answer: Omit<ErrorAnswer, 'trace'> } {
  if (error instanceof Problem) {
    const { status, error: word, message, rule, params } = error
    return { status, answer: { error: word, message, ...(rule === undefined ? {} : { rule, params }) } }
  }
  if (error instanceof Refusal) {
    const { message, rule, params } = error
    return { status: 422, answer: { error: 'refused', message, rule, params } }
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const where = error.validation.map(({ instancePath, message }) => `${instancePath || 'body'}: ${message}`)
    return { status: 422, answer: { error: 'invalid', message: where.join('; ') } }
  }
  const { statusCode, message } = error as Partial<FastifyError>
  if (statusCode === 413) return { status: 413, answer: { error: 'too-large', message: message ?? '' } }
  if (statusCode !== undefined && statusCode < 500) {
    return { status: statusCode, answer: { error: 'unreadable', message: message ?? '' } }
  }
  const told = 'Something went wrong on the server. It has been written to its log.'
  return { status: 500, answer: { error: 'internal', message: told } }
}

/** The first line is written out: Node.js' own list of them brings its client for HTTP along: 21,000 objects. */
const UNREADABLE: Readonly<Record<string, readonly [status: string, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of the request are too long.'],
}

/** What is no HTTP, or never ends, is answered in the same form as everything else; then the line is cut. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, message] = UNREADABLE[error.code ?? ''] ?? ['400 Bad Request', 'The request is not HTTP.']
  const body = JSON.stringify({ error: 'unreadable', message, trace: newId() } satisfies ErrorAnswer)
  const head = [
    `HTTP/1.1 ${status}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, answer } = answerOf(error, request.id)
    if (status >= 500) request.log.error(error, 'a request failed')
    if (status === 429) reply.header('retry-after', (error instanceof Problem && error.retryAfter) || 5)
    return reply.code(status).send(answer)
  })
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({
      error: 'not-found',
      message: `There is nothing at ${request.url}.`,
      trace: request.id,
    } satisfies ErrorAnswer),
  )
}
