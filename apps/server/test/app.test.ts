import { expect, test } from 'vitest'
import { testSite } from './test-site.ts'

test('/healthz tells status, version and the state of the database', async () => {
  const { app } = await testSite()
  const response = await app.inject('/healthz')
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
    database: { status: 'ok', schema: expect.any(Number) as number },
    gamesWithoutRules: 0,
  })
  expect(response.headers['cache-control']).toBe('no-store')
})

test('/healthz and /readyz answer 503 when the database does not answer', async () => {
  const { app, context } = await testSite()
  await context.database.close()
  expect((await app.inject('/healthz')).json()).toMatchObject({ status: 'failing' })
  expect((await app.inject('/healthz')).statusCode).toBe(503)
  expect((await app.inject('/readyz')).statusCode).toBe(503)
})

test('the home page loads nothing from elsewhere', async () => {
  const { app } = await testSite()
  const response = await app.inject('/')
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(response.body).toContain('Entrepôt')
  expect(response.body).not.toMatch(/(src|href)="(https?:)?\/\//)
})

test.each(['/', '/healthz', '/nowhere', '/api/me', '/api/tables'])(
  '%s carries the strict headers',
  async (url) => {
    const { app } = await testSite()
    const { headers } = await app.inject(url)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['referrer-policy']).toBe('same-origin')
  },
)

test('an unknown address is answered with 404 and says what was not found', async () => {
  const { app } = await testSite()
  const response = await app.inject('/nowhere')
  expect(response.statusCode).toBe(404)
  expect(response.json()).toMatchObject({ error: 'not-found', message: 'There is nothing at /nowhere.' })
})

test('an address of the client is answered with its document', async () => {
  const { app } = await testSite()
  const response = await app.inject({ url: '/tables/abc', headers: { accept: 'text/html' } })
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
})

test('the API describes itself', async () => {
  const { app } = await testSite()
  const api = (await app.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>()
  expect(Object.keys(api.paths)).toContain('/api/tables/{id}/sit')
})
