import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { type Database, openDatabase } from '../src/database.ts'
import { tempDir } from './temp-dir.ts'

function setUp(): { app: FastifyInstance; database: Database } {
  const database = openDatabase(tempDir(), tempDir())
  const app = buildApp({ database, version: '1.2.3', logLevel: 'silent' })
  onTestFinished(async () => {
    await app.close()
    if (database.sql.isOpen) database.close()
  })
  return { app, database }
}

test('/healthz tells status, version and the state of the database', async () => {
  const { app } = setUp()
  const response = await app.inject('/healthz')
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ status: 'ok', version: '1.2.3', database: { status: 'ok', schema: 0 } })
  expect(response.headers['cache-control']).toBe('no-store')
})

test('/healthz answers 503 when the database does not answer', async () => {
  const { app, database } = setUp()
  database.close()
  const response = await app.inject('/healthz')
  expect(response.statusCode).toBe(503)
  expect(response.json()).toEqual({ status: 'failing', version: '1.2.3', database: { status: 'failing' } })
})

test('the home page names both games and loads nothing from elsewhere', async () => {
  const { app } = setUp()
  const response = await app.inject('/')
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(response.body).toContain('Mombasa')
  expect(response.body).toContain('Yokohama')
  expect(response.body).not.toMatch(/(src|href)="(https?:)?\/\//)
})

test.each(['/', '/style.css', '/icon.svg', '/healthz', '/nowhere'])(
  '%s carries the strict headers',
  async (url) => {
    const { app } = setUp()
    const { headers } = await app.inject(url)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['referrer-policy']).toBe('same-origin')
  },
)

test('an unknown address is answered with 404 and says what was not found', async () => {
  const { app } = setUp()
  const response = await app.inject('/nowhere')
  expect(response.statusCode).toBe(404)
  expect(response.json()).toEqual({ error: 'not-found', message: 'There is nothing at /nowhere.' })
})
