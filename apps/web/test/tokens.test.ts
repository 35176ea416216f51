import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { spellOut } from '../build/tokens.ts'

// Sizes have names, and the names stand in one file: nobody has to find out again how large small text is.

const src = fileURLToPath(new URL('../src/', import.meta.url))
const read = (file: string): string => readFileSync(src + file, 'utf8')
const TOKENS = 'style/tokens.css'
const tokens = read(TOKENS)
const sheets = globSync('**/*.css', { cwd: src }).filter((file) => file !== TOKENS)
const scripts = globSync('**/*.{ts,tsx}', { cwd: src })

const LENGTH = /(?<![\w.#-])\d*\.?\d+(rem|em)\b/
/** What the scales are counted in: a multiple of it is a size of one's own. */
const UNIT = /var\(--(px|u|r|t)\)/
const MULTIPLE = /(?<!-1) \* var\(--(type|space|line)/
const SIZED =
  /^(font|font-size|gap|(row|column)-gap|(scroll-)?(padding|margin)(-.+)?|(border|outline)(-.+)?)$/

/** Everything in a style sheet that has a size of its own where it should use a name. */
function bareSizes(css: string): string[] {
  const queries = css.match(/@media [^{]*\d[^{]*/g) ?? []
  const declarations = [...css.matchAll(/([\w-]+): ([^;{}]+)[;}]/g)].filter(
    ([, property = '', value = '']) =>
      /\d(px|ms|s)\b/.test(value) ||
      (property === 'z-index' && !/^var\(--layer-[a-z]+\)$/.test(value)) ||
      (SIZED.test(property) && (LENGTH.test(value) || UNIT.test(value) || MULTIPLE.test(value))),
  )
  return [...queries, ...declarations.map(([whole]) => whole)].map((fault) =>
    fault.replace(/\s+/g, ' ').trim(),
  )
}

/** The same of what components say about their looks, and the windows that they ask for. */
function bareSizesOfScript(code: string): string[] {
  const styles = code.match(/style=\{\{[^}]*\}\}/g) ?? []
  return [
    ...styles.filter((style) => /\d(px|rem|em)\b|(fontSize|gap|padding\w*|margin\w*): ?\d/.test(style)),
    ...(code.match(/zIndex: ?\d+/g) ?? []),
    ...(code.match(/\((min|max)-(width|height)[^)]*\)/g) ?? []),
  ]
}

const found = (files: readonly string[], faults: (text: string) => string[]): string[] =>
  files.flatMap((file) => faults(read(file)).map((fault) => `${file}: ${fault}`))

test('no style sheet has a size, a layer, a duration or a breakpoint of its own', () => {
  expect(sheets.length).toBeGreaterThan(30)
  expect(found(sheets, bareSizes)).toEqual([])
})

test('no component has one either', () => {
  expect(found(scripts, bareSizesOfScript)).toEqual([])
})

test.each([
  'p { font-size: 0.9rem; }',
  'p { font: 700 calc(14 * var(--u)) / 1 var(--sans); }',
  'p { font-size: calc(1.1 * var(--type-3)); }',
  'p { padding: 0 0.4em; }',
  'p { margin-block: calc(0.35 * var(--r)) 0; }',
  'p { gap: calc(3 * var(--space-1)); }',
  'p { border-top: 1px solid var(--hairline); }',
  'p { border-radius: 3px }',
  'p { min-height: 44px; }',
  'p { z-index: 7; }',
  'p { transition: color 150ms; }',
  '@media (max-width: 760px) {}',
])('a size of its own is found: %s', (css) => {
  expect(bareSizes(css)).toHaveLength(1)
})

test.each(['<p style={{ padding: 4 }} />', 'animate({ zIndex: 6 })', "matchMedia('(max-width: 760px)')"])(
  'a size of its own is found: %s',
  (code) => {
    expect(bareSizesOfScript(code)).toHaveLength(1)
  },
)

const named = new Set([...tokens.matchAll(/(--[\w-]+):/g)].map(([, name]) => name!))
const scale = (name: string): string[] => [...named].filter((token) => token.startsWith(`--${name}-`))

test('the scales are short, and no text is smaller than 13 px', () => {
  expect(scale('type').length).toBeLessThanOrEqual(8)
  expect(scale('space').length).toBeLessThanOrEqual(8)
  const [, smallest] = /--type-1: calc\(([\d.]+) \* var\(--t\)\)/.exec(tokens) ?? []
  expect(16 * Number(smallest)).toBeGreaterThanOrEqual(13)
})

test('every name of a scale is there, and used', () => {
  const all = [tokens, ...sheets.map(read), ...scripts.map(read)].join('\n')
  const used = new Set([...all.matchAll(/(?<=var\(|PropertyValue\(')--[\w-]+/g)].map(([name]) => name))
  expect([...named].filter((name) => !used.has(name))).toEqual([])
  const ofScales = [...used].filter((name) => /^--(type|space|line|radius|layer|lift)/.test(name))
  expect(ofScales.filter((name) => !named.has(name))).toEqual([])
})

const layers = '@layer base, shell;'
const known = { file: 'tokens.css', layers, breakpoints: new Map([['--phone', '(width <= 760px)']]) }

test('the build spells breakpoints out and says the order of the layers in every sheet', () => {
  expect(spellOut('@media (--phone) and (orientation: portrait) {}', 'a.css', known)).toBe(
    `${layers}\n@media (width <= 760px) and (orientation: portrait) {}`,
  )
  expect(() => spellOut('@media (--phones) {}', 'a.css', known)).toThrow(
    'a.css asks for the breakpoint --phones; tokens.css names --phone.',
  )
})
