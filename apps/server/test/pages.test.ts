import { expect, test } from 'vitest'
import { testSite } from './test-site.ts'

test('a file is sent with its type, to be asked for again each time', async () => {
  const { app } = await testSite()
  const { statusCode, headers, body } = await app.inject('/icon.svg')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  })
  expect(body).toContain('<svg')
})

test('HEAD is answered like GET, without the file', async () => {
  const { app } = await testSite()
  const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: '/' })
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body).toBe('')
})

test('who has a file already is not sent it again', async () => {
  const { app } = await testSite()
  const { etag } = (await app.inject('/icon.svg')).headers
  const again = await app.inject({ url: '/icon.svg', headers: { 'if-none-match': String(etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test.each([
  '/icon.svg.gz',
  '/.stamp',
  '/assets',
  '/icons/',
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/assets/..%2f..%2fpackage.json',
  '//icon.svg',
])('%s is no file of the client', async (url) => {
  const { app } = await testSite()
  expect((await app.inject(url)).statusCode).toBe(404)
})

test('an address that cannot be read is answered to a person with the document, and 404', async () => {
  const { app } = await testSite()
  const response = await app.inject({ url: '/tables/%E0%A4%A', headers: { accept: 'text/html' } })
  expect(response.statusCode).toBe(404)
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
})
