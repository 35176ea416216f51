import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// The colours of the players, and how people with each kind of colour vision see them.

type Rgb = readonly [number, number, number]

/** What a kind of colour vision makes of linear light (Machado, Oliveira and Fernandes 2009, severity 1). */
const VISIONS: Readonly<Record<string, readonly [Rgb, Rgb, Rgb]>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'without red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'without green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'without blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  'for light alone': [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
}

/** So far two colours have to be from each other, in OKLab; greys have one of its three dimensions left. */
const LEAST = 16
const LEAST_OF_GREYS = 12

function linear(hex: string): Rgb {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[0-9a-f]{2}/g) ?? []).map((pair) => {
    const part = parseInt(pair, 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return [red, green, blue]
}

const dot = (a: Rgb, b: Rgb): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** OKLab, in hundredths of lightness. */
function lab(light: Rgb): Rgb {
  const cones = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ].map((row) => Math.cbrt(Math.max(0, dot(row as unknown as Rgb, light)))) as unknown as Rgb
  return [
    100 * dot([0.2104542553, 0.793617785, -0.0040720468], cones),
    100 * dot([1.9779984951, -2.428592205, 0.4505937099], cones),
    100 * dot([0.0259040371, 0.7827717662, -0.808675766], cones),
  ]
}

function seen(hex: string, vision: readonly [Rgb, Rgb, Rgb]): Rgb {
  const light = linear(hex)
  return lab([dot(vision[0], light), dot(vision[1], light), dot(vision[2], light)])
}

/** The colours of a scheme in a style sheet, by seat. */
function coloursIn(sheet: string, scheme: 0 | 1): string[] {
  const text = readFileSync(new URL(`../src/style/${sheet}.css`, import.meta.url), 'utf8')
  return [...text.matchAll(/--player-\d: light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    (match) => match[1 + scheme] ?? '',
  )
}

const schemes = [
  ['day', 0],
  ['night', 1],
] as const

test.each(schemes)('the colours that are easy to tell apart are so for every eye, by %s', (_, scheme) => {
  const colours = coloursIn('players', scheme)
  expect(colours).toHaveLength(4)
  for (const [eye, vision] of Object.entries(VISIONS)) {
    for (const [one, first] of colours.entries()) {
      for (const second of colours.slice(one + 1)) {
        const [a, b] = [seen(first, vision), seen(second, vision)]
        const apart = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
        expect(apart, `${first} and ${second} for eyes ${eye}`).toBeGreaterThan(
          eye === 'for light alone' ? LEAST_OF_GREYS : LEAST,
        )
      }
    }
  }
})
