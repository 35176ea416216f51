import { expect, test } from 'vitest'
import { nameTrouble } from '@entrepot/protocol'

test('names of any alphabet are taken', () => {
  for (const name of ['Anna', 'Ана́на с', '花子', 'José da Silva', "O'Neill", 'محمد', 'x', '🦜', ' Ben '])
    expect(nameTrouble(name), name).toBeNull()
})

test('a name of which nothing is left, or too much, is refused', () => {
  expect(nameTrouble('')).toBe('empty')
  expect(nameTrouble(' \t\n')).toBe('empty')
  expect(nameTrouble('a'.repeat(32))).toBeNull()
  expect(nameTrouble('a'.repeat(33))).toBe('long')
})

test('a name with signs that cannot be read aloud is refused', () => {
  for (const sign of ['\u200B', '\u202E', '\u0007', '\n', '\uE000', '\u2028', '\uD83D', '\uFFFF'])
    expect(nameTrouble(`An${sign}na`), JSON.stringify(sign)).toBe('sign')
})
