import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { saidIn } from './said.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Every name in the code that could say something: keys are asked for by name, also where a view or an event holds it. */
const named = new Set(
  globSync('{apps,packages}/*/src/**/*.{ts,tsx,json}', { cwd: root, exclude: ['packages/words/**'] }).flatMap(
    (file) => readFileSync(root + file, 'utf8').match(/[\p{L}\d_]+(-[\p{L}\d_]+)*/gu) ?? [],
  ),
)

const parts = [...(await saidIn('en'))].filter(([file]) => !/names\.ts$|\.md$/.test(file))

test.each(parts)('nothing of %s is written for nobody', (_file, texts) => {
  const unsaid = [...texts.keys()].filter((path) => path.split('.').some((key) => !named.has(key)))
  expect(unsaid).toEqual([])
})
