import { LEVELS } from '@entrepot/bots'
import { GAMES } from '@entrepot/bots/games'
import { loadBots } from '@entrepot/bots/knowledge'
import { LANGUAGES, loadAbout, loadTerminal } from '@entrepot/words'
import { describe, expect, test } from 'vitest'

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(GAMES)('$id has a word for every option and value', async ({ id, options }) => {
    const { options: named } = await loadAbout(language, id)
    expect(Object.keys(named)).toEqual(Object.keys(options))
    for (const [name, option] of Object.entries(options))
      if (option.kind === 'choice') expect(Object.keys(named[name]?.values ?? {})).toEqual(option.values)
  })

  test.each(GAMES)('$id has a person of its own for every level of bots', async ({ id }) => {
    const { bots } = await loadAbout(language, id)
    expect(new Set(LEVELS.map((level) => bots[level])).size).toBe(LEVELS.length)
  })

  test.each(GAMES)(
    '$id has names of its own for bots, and a word for each of their characters',
    async ({ id, seats }) => {
      const { names, characters } = await loadAbout(language, id)
      expect(new Set(names).size).toBeGreaterThanOrEqual(seats.max)
      const { knowledge } = await loadBots(id)
      expect(Object.keys(characters)).toEqual(Object.keys(knowledge.characters ?? {}))
      const others = await Promise.all(
        GAMES.filter((other) => other.id !== id).map((other) => loadAbout(language, other.id)),
      )
      for (const other of others) expect(names.filter((name) => other.names.includes(name))).toEqual([])
    },
  )

  test('every level of bots has a name where a game has none for it', async () => {
    const { levels } = await loadTerminal(language)
    expect(Object.keys(levels).toSorted()).toEqual(LEVELS.toSorted())
  })
})
