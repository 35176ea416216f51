// Stored games of every released version replay to the same states and the same sights, for ever.

import { readFileSync } from 'node:fs'
import { playerWith } from '@entrepot/bots'
import { begin, play, Refusal, replay, fastRng, verifyExport, type Game } from '@entrepot/kernel'
import { mombasa } from '@entrepot/mombasa'
import { isReleased, loadRelease, type Release } from '@entrepot/releases'
import { yokohama } from '@entrepot/yokohama'
import { describe, expect, test } from 'vitest'
import { sha256 } from '../build/bundle.ts'
import { markOf, readGoldens } from '../build/golden.ts'
import { folder, readManifest } from '../build/manifest.ts'

const present = [mombasa as Game, yokohama as Game]

const releases = Object.entries(readManifest()).flatMap(([game, versions]) =>
  Object.entries(versions).map(([version, recorded]) => ({ game, version, recorded })),
)

describe.each(releases)('$game $version', ({ game: id, version, recorded }) => {
  const opened = (): Promise<Release> => loadRelease(id, version) as Promise<Release>
  const goldens = readGoldens(id, version)

  test('its module is the one that was recorded', () => {
    expect(isReleased(id, version)).toBe(true)
    expect(recorded.file).toBe(`${id}-${version}-${recorded.sha256.slice(0, 8)}.js`)
    expect(sha256(readFileSync(new URL(recorded.file, folder('modules')), 'utf8'))).toBe(recorded.sha256)
  })

  test('has golden games of every number of seats, ended and left', async () => {
    const { game } = await opened()
    const kinds = [...goldens.values()].map(({ file }) => `${file.seats} ${file.outcome ? 'ended' : 'left'}`)
    for (let seats = game.seats.min; seats <= game.seats.max; seats++)
      expect(kinds).toEqual(expect.arrayContaining([`${seats} ended`, `${seats} left`]))
  })

  test.each([...goldens])('replays %s to the same states and sights', async (_name, { file, marks }) => {
    const { game } = await opened()
    // The present source too, as long as it is this version.
    const source = present.find((one) => one.id === id && one.version === version)
    for (const rules of source ? [game, source] : [game]) {
      const found: unknown[] = []
      replay(rules, file, (state, position) => {
        if (marks.some((wanted) => wanted.position === position))
          found.push(markOf(rules, state, file.seats, position))
        else for (let seat = 0; seat < file.seats; seat++) rules.view(state, seat)
      })
      expect(found).toEqual(marks.filter(({ position }, i) => marks[i - 1]?.position !== position))
    }
    expect(verifyExport(game, file).record.log).toHaveLength(file.log.length)
  })

  test('its bots play on with what they knew', async () => {
    const { game, knowledge } = await opened()
    let match = begin(game, {}, game.seats.min, 'played on')
    const rng = fastRng('played on')
    const players = (['2', '3'] as const).map((level) =>
      playerWith(knowledge, game, level, { iterations: 20 }),
    )
    for (let moves = 0; moves < 30; moves++) {
      const seat = game.deciders(match.state)[0] as 0 | 1
      match = play(game, match, seat, players[seat]!.choose(game.view(match.state, seat), seat, rng))
    }
    expect(match.record.log).toHaveLength(30)
  })

  test('refuses as the kernel of today does', async () => {
    const { game } = await opened()
    const { state } = begin(game, {}, game.seats.min, 'refused')
    expect(() => game.apply(state, 0, { type: 'no such command' })).toThrow(Refusal)
    expect(() => game.setup({ nothing: true }, game.seats.min, 'refused')).toThrow(Refusal)
  })
})

test('a version that was never released is not found', () => {
  expect(isReleased('mombasa', '0')).toBe(false)
  expect(loadRelease('mombasa', '0')).toBeUndefined()
  expect(loadRelease('constructor', 'name')).toBeUndefined()
})
