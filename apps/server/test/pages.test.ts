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

test.each([
  ['/', 200],
  ['/rules/mombasa', 200],
  ['/rules/yokohama/Y4.2?x=1', 200],
  ['/new/mombasa/together', 200],
  ['/tables/abc/at/12', 200],
  ['/local/abc/', 200],
  ['/rules/chess', 404],
  ['/rulez', 404],
  ['/tables/abc/at/x', 404],
  ['/wp-login.php', 404],
])('a person who opens %s is answered with the document, and %i', async (url, status) => {
  const { app } = await testSite()
  const response = await app.inject({ url, headers: { accept: 'text/html' } })
  expect(response.statusCode).toBe(status)
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
})
