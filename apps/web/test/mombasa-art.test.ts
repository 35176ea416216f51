import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { cardFacts, components, COMPANY_IDS } from '@entrepot/mombasa'
import { expect, test } from 'vitest'
import { KIND_ICONS, REQUIREMENT_ICONS, SCENES, TILE_ICONS } from '../src/games/mombasa/icons.ts'

// The drawings lie on one sheet, the colours in one palette; the boards only name them.

const folder = fileURLToPath(new URL('../src/games/mombasa/', import.meta.url))
const read = (file: string): string => readFileSync(folder + file, 'utf8')
const sheet = read('art/sheet.svg')
const palette = read('style/palette.css')
const drawn = new Set([...sheet.matchAll(/ id="mo-([\w-]+)"/g)].map(([, name]) => name!))

test('every drawing that a board names lies on the sheet', () => {
  const boards = globSync('**/*.tsx', { cwd: folder }).map(read).join('\n')
  const cards = [...components.startHand, ...components.expansionOneCards, ...components.actionCards]
  const named = [
    ...[...sheet.matchAll(/href="#mo-([\w-]+)"/g)].map(([, name]) => name!),
    ...[...boards.matchAll(/<(?:Sign|Drawn|Drawing)\s+name="(\w+)"/g)].map(([, name]) => name!),
    ...[KIND_ICONS, REQUIREMENT_ICONS, TILE_ICONS].flatMap((signs) => Object.values(signs)),
    ...COMPANY_IDS.flatMap((company) => [`co-${company}`, `post-${company}`]),
    ...[0, 1, 2, 3].map((player) => `piece-${player}`),
    ...components.bonusSpaces.flatMap(({ kind, of }) => (kind === 'majority' ? [`roof-${of}`] : [])),
    ...cards.map(({ id }) => {
      const { kind, value } = cardFacts(id)
      return `scene-${kind}-${Math.min(SCENES[kind], Math.max(1, value))}`
    }),
  ]
  expect(named.filter((name) => !drawn.has(name))).toEqual([])
})

test('every colour of Mombasa has a name, in the palette alone', () => {
  const sheets = globSync('style/*.css', { cwd: folder }).filter((file) => !file.endsWith('palette.css'))
  const users = [sheet, palette, ...sheets.map(read)].join('\n')
  const bare = sheets.flatMap((file) => read(file).match(/#[\da-f]{3,8}\b/g) ?? [])
  expect([...bare, ...(sheet.match(/="#[\da-f]{3,8}"/g) ?? [])]).toEqual([])
  const defined = new Set([...palette.matchAll(/(--mo-[\w-]+):/g)].map(([, name]) => name!))
  const used = new Set([...users.matchAll(/var\((--mo-[\w-]+)\)/g)].map(([, name]) => name!))
  expect([...used].filter((name) => !defined.has(name))).toEqual([])
  expect([...defined].filter((name) => !used.has(name))).toEqual([])
})
