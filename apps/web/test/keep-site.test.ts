import { expect, test } from 'vitest'
import { siteFiles } from '../build/keep-site.ts'
import { sourceOf } from '../service-worker/site-files.ts'

const CONTENTS: [string, string][] = [
  ['index.html', '<!doctype html>'],
  ['icon.svg', '<svg/>'],
  ['assets/index-abc.js', 'play()'],
  ['assets/eb-garamond-cyrillic-wght-normal-abc.woff2', ''],
  ['assets/noto-sans-jp-12-wght-normal-abc.woff2', ''],
  ['assets/source-sans-3-greek-wght-normal-abc.woff2', ''],
  ['assets/releases/mombasa-1-0123abcd-abc.js', 'rules()'],
]
const files = siteFiles(CONTENTS)
const ORIGIN = 'https://entrepot.example'

function source(path: string, { mode = 'cors', method = 'GET', origin = ORIGIN } = {}): string {
  return sourceOf({ method, mode, url: origin + path }, ORIGIN, files)
}

test('everything but letters that few read and earlier rules is kept from the first visit on', () => {
  expect(files.kept.map(({ path }) => path)).toEqual([
    '/',
    '/assets/eb-garamond-cyrillic-wght-normal-abc.woff2',
    '/assets/index-abc.js',
    '/icon.svg',
  ])
  expect(source('/assets/noto-sans-jp-12-wght-normal-abc.woff2')).toBe('on-use')
  expect(source('/assets/source-sans-3-greek-wght-normal-abc.woff2')).toBe('on-use')
  expect(source('/assets/releases/mombasa-1-0123abcd-abc.js')).toBe('on-use')
})

test('a file whose name does not tell its content carries its hash', () => {
  const hashed = files.kept.filter(({ hash }) => hash !== null).map(({ path }) => path)
  expect(hashed).toEqual(['/', '/icon.svg'])
})

test('any change of any file makes another version', () => {
  const versions = CONTENTS.map((_, changed) =>
    siteFiles(
      CONTENTS.map(([name, content], i): [string, string] => {
        const renamed = name.startsWith('assets/') ? name.replace('abc', 'def') : name
        return i === changed ? [renamed, `${content} anew`] : [name, content]
      }),
    ),
  ).map(({ version }) => version)
  expect(new Set([...versions, files.version]).size).toBe(CONTENTS.length + 1)
})

test('deep links are answered with the document', () => {
  for (const path of ['/', '/new/mombasa', '/local/abc/at/12', '/rules/yokohama/Y1.1?x=1'])
    expect(['document', 'kept']).toContain(source(path, { mode: 'navigate' }))
})

test('the API, the socket, the state of the server and other sites are never answered from what is kept', () => {
  for (const path of [
    '/api/me',
    '/api/socket',
    '/api/tables/x',
    '/healthz',
    '/readyz',
    '/metrics',
    '/unsubscribe?token=x',
    '/reset-password?token=x',
    '/confirm-email?token=x',
    '/invited/x',
  ])
    for (const mode of ['navigate', 'cors', 'websocket']) expect(source(path, { mode })).toBe('network')
  expect(source('/assets/index-abc.js', { method: 'POST' })).toBe('network')
  expect(source('/assets/index-abc.js', { origin: 'https://elsewhere.example' })).toBe('network')
})

test('a file of an older version is looked for where older versions are kept', () => {
  expect(source('/assets/index-old.js')).toBe('older')
})
