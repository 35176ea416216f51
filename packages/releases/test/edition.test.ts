// A game keeps the figures that began it: other figures are other games.

import { playerWith } from '@entrepot/bots'
import {
  begin,
  defaultEdition,
  exportGame,
  fastRng,
  hashFigures,
  play,
  replay,
  undo,
  verifyExport,
  type Edition,
} from '@entrepot/kernel'
import { mombasa } from '@entrepot/mombasa'
import { edition as mombasaEdition } from '@entrepot/mombasa/edition'
import { edition as yokohamaEdition } from '@entrepot/yokohama/edition'
import { yokohama } from '@entrepot/yokohama'
import { loadEdition, loadRelease } from '@entrepot/releases'
import { describe, expect, test } from 'vitest'

interface Figures {
  setup: { startPounds: number }
}

/** Mombasa with £5 at the start. */
function rich(): Edition {
  const figures = structuredClone(mombasaEdition.figures) as Figures
  figures.setup.startPounds = 5
  return {
    ...mombasaEdition,
    id: 'rich',
    name: 'Rich merchants',
    figures,
    provenance: { 'setup.startPounds': 'box' },
  }
}

async function opened(edition: Edition) {
  const release = await loadEdition(edition, mombasa.version)
  if (release === undefined) throw new Error('there is no release of the present version')
  return release
}

describe('an edition', () => {
  test('is known by its figures, whatever the order of their keys', () => {
    const figures = mombasaEdition.figures as { [key: string]: unknown }
    const turned = Object.fromEntries(Object.entries(figures).toReversed())
    expect(hashFigures(turned)).toBe(hashFigures(figures))
    expect(hashFigures(rich().figures)).not.toBe(hashFigures(figures))
  })

  test('of the data file is that of the release', async () => {
    for (const [game, edition] of [
      [mombasa, mombasaEdition],
      [yokohama, yokohamaEdition],
    ] as const) {
      const release = await loadRelease(game.id, game.version)
      expect(hashFigures(release?.game.figures ?? {})).toBe(hashFigures(edition.figures))
      expect((await loadEdition(edition, game.version))?.game.edition).toBeUndefined()
    }
  })

  test('is played with its figures, by bots that know them, and counted with them', async () => {
    const { game, knowledge, tally } = await opened(rich())
    const first = game.setup({}, 2, 'rich')
    expect(game.scores(first)[0]?.categories['pounds']).toBeGreaterThanOrEqual(5)
    const player = playerWith(knowledge, game, '2', { iterations: 4 })
    expect(game.legal(first, 0)).toContainEqual(player.choose(game.view(first, 0), 0, fastRng(1)))
    expect(tally?.(first, [], first).seats[0]?.['left']?.['pounds']).toBeGreaterThanOrEqual(5)
    expect(mombasa.setup({}, 2, 'rich').pounds[0]).toBeLessThan(5)
  })

  test('goes with the record and the file, figures and all, and the game replays under it alone', async () => {
    const { game } = await opened(rich())
    let match = begin(game, {}, 2, 'rich')
    for (let moves = 0; moves < 12; moves++) {
      const [seat = 0] = game.deciders(match.state)
      const [command] = game.legal(match.state, seat)
      match = play(game, match, seat, command!)
    }
    expect(match.record.edition).toEqual({
      id: 'rich',
      name: 'Rich merchants',
      hash: hashFigures(rich().figures),
      figures: rich().figures,
    })
    const file = exportGame(game, match)
    expect(file.formatVersion).toBe(3)
    const again = JSON.parse(JSON.stringify(file)) as typeof file
    expect(verifyExport(game, again).state).toEqual(match.state)
    expect(replay(game, again).state).toEqual(match.state)
    expect(() => verifyExport(mombasa as never, again)).toThrow(/edition/)
    const { edition: _, ...without } = again
    expect(() => verifyExport(game, without)).toThrow(/edition/)
    const seat = match.record.log.at(-1)?.seat ?? 0
    if (!match.record.log.at(-1)?.barrier) expect(undo(game, match, seat).record.edition?.id).toBe('rich')
  })

  test('that says it has other figures than it has is refused', async () => {
    const { game } = await opened(rich())
    const file = exportGame(game, begin(game, {}, 2, 'rich'))
    const lying = { ...file, edition: { ...file.edition!, hash: hashFigures(mombasaEdition.figures) } }
    expect(() => verifyExport(game, lying)).toThrow(/edition/)
  })

  test('of a game with its own figures is told by name and fingerprint alone', () => {
    const file = exportGame(mombasa as never, begin(mombasa as never, {}, 2, 'own') as never)
    const { id, name, figures } = defaultEdition('mombasa', mombasaEdition.figures)
    expect(file.formatVersion).toBe(2)
    expect(file.edition).toEqual({ id, name, hash: hashFigures(figures) })
    expect(verifyExport(mombasa as never, file).record.edition).toBeUndefined()
    for (const lie of [{ name: 'Printed' }, { id: 'box' }, { hash: hashFigures({}) }]) {
      const lying = { ...file, edition: { ...file.edition!, ...lie } }
      expect(() => verifyExport(mombasa as never, lying), JSON.stringify(lie)).toThrow(/edition/)
    }
  })
})
