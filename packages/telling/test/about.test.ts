import { LEVELS } from '@entrepot/bots'
import { GAMES } from '@entrepot/bots/games'
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

  test('every level of bots has a name where a game has none for it', async () => {
    const { levels } = await loadTerminal(language)
    expect(Object.keys(levels).toSorted()).toEqual(LEVELS.toSorted())
  })
})
