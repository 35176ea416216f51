// Rules and figures change only under a new version: stored games rely on those that began them.

import { GAMES } from '@entrepot/bots/games'
import { describe, expect, test } from 'vitest'
import { BUNDLER, fingerprintOf } from '../build/bundle.ts'
import { readManifest } from '../build/manifest.ts'

describe.each(GAMES)('the present source of $id', ({ id, rules }) => {
  const command = `npm run release -- --game ${id}`

  test('is the release of its version', async () => {
    const { version } = await rules()
    const recorded = readManifest()[id]?.[version]
    expect(recorded, `${id} ${version} is not kept yet: ${command}`).toBeDefined()
    expect(
      recorded?.source.bundler,
      `the bundler is another: with nothing else changed, ${command} takes its fingerprints anew`,
    ).toBe(BUNDLER)
    expect(
      await fingerprintOf(id),
      `code or figures of ${id} (or of the kernel it uses) have changed, and games began on ${id} ${version}: ` +
        `raise \`version\` in packages/${id}/src/game.ts, then ${command}`,
    ).toEqual(recorded?.source)
  })

  test('has another fingerprint when a rule changes, and the same when only words about it do', async () => {
    const before = await fingerprintOf(id)
    const inScoring = (change: (code: string) => string) => (code: string, file: string) =>
      file.endsWith(`${id}/src/scoring.ts`) ? change(code) : code
    const rule = await fingerprintOf(
      id,
      inScoring((code) => code.replace('= 0', '= 1')),
    )
    const word = await fingerprintOf(
      id,
      inScoring((code) => `// A word about scoring.\n${code}`),
    )
    expect(word).toEqual(before)
    expect(rule.code).not.toBe(before.code)
  })
})
