import { afterEach, expect, test, vi } from 'vitest'
import { deviceNotes } from '../src/platform/notes.ts'
import { isSavedGame } from '../src/session/saved-games.ts'

afterEach(() => vi.unstubAllGlobals())

/** A store that may be read, and refuses to be written. */
function storeOf(texts: Record<string, string>, full: boolean): Storage {
  return {
    length: 0,
    key: () => null,
    clear: () => {},
    getItem: (name) => texts[name] ?? null,
    setItem: (name, text) => {
      if (full) throw new DOMException('There is no room left.', 'QuotaExceededError')
      texts[name] = text
    },
    removeItem: (name) => void Reflect.deleteProperty(texts, name),
  }
}

test('notes are kept where the browser allows it, and for the visit where it does not', () => {
  const texts: Record<string, string> = { name: 'Anna' }
  vi.stubGlobal('localStorage', storeOf(texts, false))
  expect(deviceNotes.read('name')).toBe('Anna')
  deviceNotes.write('name', 'Ben')
  expect(texts).toEqual({ name: 'Ben' })

  vi.stubGlobal('localStorage', storeOf(texts, true))
  deviceNotes.write('name', 'Cem')
  expect(deviceNotes.read('name')).toBe('Cem')
  expect(texts).toEqual({ name: 'Ben' })

  // Not even the name of the store may be spoken.
  vi.stubGlobal('localStorage', undefined)
  expect(deviceNotes.read('other')).toBeNull()
  deviceNotes.write('other', 'kept')
  expect(deviceNotes.read('other')).toBe('kept')
  deviceNotes.write('other', null)
  expect(deviceNotes.read('other')).toBeNull()
})

const sound = {
  id: 'a',
  updated: 1,
  moved: null,
  players: [
    { name: 'Anna', level: null },
    { name: 'Amina', level: '1' },
  ],
  summary: { round: 1, deciders: [0], over: false },
  record: { game: 'mombasa', version: '1.0.0', seed: 's', seats: 2, options: {}, log: [] },
}

test('only what has the whole shape of a game is taken for one', () => {
  expect(isSavedGame(sound)).toBe(true)
  expect(isSavedGame({ ...sound, record: { ...sound.record, seed: 7 } })).toBe(true)
  for (const part of Object.keys(sound))
    for (const wrong of [undefined, null, 'text', 7, {}, [{}]]) {
      const isRight = (part === 'id' && wrong === 'text') || (part === 'updated' && wrong === 7)
      const moved = part === 'moved' && (wrong === null || wrong === 'text')
      expect(isSavedGame({ ...sound, [part]: wrong }), `${part}: ${JSON.stringify(wrong)}`).toBe(
        isRight || moved,
      )
    }
  for (const wrong of [null, undefined, 'text', 7, []]) expect(isSavedGame(wrong)).toBe(false)
  for (const record of [
    { game: 'caravan' },
    { log: [null] },
    { options: null },
    { seats: 3 },
    { version: 1 },
    { seed: null },
  ])
    expect(isSavedGame({ ...sound, record: { ...sound.record, ...record } })).toBe(false)
})
