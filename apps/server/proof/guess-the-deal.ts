// The attack on the deal: from what one seat sees when a game of Yokohama for two begins, to the decks and the rival's
// secret orders, by trying seeds.
//
//   node apps/server/proof/guess-the-deal.ts [--bits 24]      about 10 s; 24 bits are 16.8 million candidates
//
// Deals of version 1 came from sfc32, whose state was a seed folded to 32 bits (xmur3): however long the seed, there were
// only 2^32 deals. The board and the first player, which everybody sees, tell 22 bits of them, sites and tokens the rest;
// all candidates together took 209 s on one core. Here the same attack runs over a part of them that holds the right one,
// and must find it: that shows that the attack works.
//
// Deals now come from ChaCha20, whose key is the SHA-256 of a seed of 256 bits. The same attack over the same candidates
// must find nothing, neither as folds nor as seeds. That it finds nothing among all 2^32 follows without a run: no fold is
// reachable from a deal any more (the linter keeps `fastRng` out of the games), and a seed that is the hash of 256 random
// bits is among 2^32 given texts with a chance of 2^-224. What is left is to search 2^256 keys, or to break ChaCha20. As a
// control a seed that is nothing but a small number is planted, and found: it is the bits of the seed that protect it.

import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { below, dealRng, fastRng, fastRngFromWords, shuffle, type FastRng, type Rng } from '@entrepot/kernel'
import { yokohama, type View } from '@entrepot/yokohama'

const SEATS = 2
const SITES = 24

const { values } = parseArgs({ options: { bits: { type: 'string', default: '24' } } })
const candidates = 2 ** Number(values.bits)

// What an attacker knows of the components, and sees of a deal.

const AREA_IDS = new Map<string, number>()
const sample = yokohama.setup({}, SEATS, 'sample')
for (const [cell, { id }] of yokohama.view(sample, 0).areas.entries())
  AREA_IDS.set(id, sample.cells[cell] as number)
const IN_PLAY = sample.cells.toSorted((a, b) => a - b)

/** What lies open when a game begins: who is first, and the areas in the order of the cells. */
interface Opening {
  readonly start: number
  readonly cells: readonly number[]
}

function openingIn({ start, areas }: View): Opening {
  return { start, cells: areas.map(({ id }) => AREA_IDS.get(id) as number) }
}

/** The draws of a deal in their order, as far as the deck of orders (Y2). */
function drawn(rng: Rng): Opening & { readonly orderDeck: readonly number[] } {
  const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
  const start = below(rng, SEATS)
  const cells = shuffle(rng, [...IN_PLAY])
  shuffle(rng, range(SITES))
  shuffle(rng, range(sample.tokenOwner.length))
  return { start, cells, orderDeck: shuffle(rng, range(sample.orders.length)) }
}

const scratch = new Array<number>(IN_PLAY.length)

/** Whether a generator deals this opening; ends at the first area that lies elsewhere. */
function fits(rng: Rng, { start, cells }: Opening): boolean {
  if (below(rng, SEATS) !== start) return false
  for (let i = 0; i < scratch.length; i++) scratch[i] = IN_PLAY[i] as number
  for (let i = scratch.length - 1; i > 0; i--) {
    const j = below(rng, i + 1)
    if (scratch[j] !== cells[i]) return false
    scratch[j] = scratch[i] as number
  }
  return true
}

// The fold of version 1, in the attacker's own words.

function foldOf(text: string): number {
  let hash = 1779033703 ^ text.length
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 3432918353)
    hash = (hash << 13) | (hash >>> 19)
  }
  return hash >>> 0
}

function mixed(fold: number): number {
  let hash = Math.imul(fold ^ (fold >>> 16), 2246822507)
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
  return hash ^ (hash >>> 16)
}

function rngOfFold(fold: number): FastRng {
  const a = mixed(fold)
  const b = mixed(a)
  return fastRngFromWords(a, b, mixed(b))
}

/** The folds from `first` on that deal this opening. */
function foldsFor(opening: Opening, first: number): number[] {
  const found = []
  for (let n = 0; n < candidates; n++) {
    const fold = (first + n) >>> 0
    if (fits(rngOfFold(fold), opening)) found.push(fold)
  }
  return found
}

/** The numbers that, as seeds of the generator of deals, deal this opening; a part of the candidates, since each costs more. */
function seedsFor(opening: Opening): number[] {
  return Array.from({ length: candidates / 128 }, (_, seed) => seed).filter((seed) =>
    fits(dealRng(seed), opening),
  )
}

// The worlds that are attacked.

function expect(fine: boolean, what: string): void {
  console.log(`${fine ? 'ok  ' : 'FAIL'}  ${what}`)
  if (!fine) process.exitCode = 1
}

/** Whether a known generator tells the deck that nobody has seen. */
function tellsDeck(rng: Rng, { orderDeck }: { readonly orderDeck: readonly number[] }): boolean {
  const whole = drawn(rng).orderDeck
  return orderDeck.every((order, place) => whole[place] === order)
}

const seed = randomBytes(32).toString('hex')
const now = yokohama.setup({}, SEATS, seed)
const seen = openingIn(yokohama.view(now, 0))
expect(
  fits(dealRng(seed), seen) && tellsDeck(dealRng(seed), now),
  'the attacker deals as the game does, given the seed',
)

const old = drawn(fastRng(seed))
const window = foldOf(seed) - Math.floor(candidates / 3)
const began = performance.now()
const folds = foldsFor(old, window)
const seconds = (performance.now() - began) / 1000
const right = folds.filter((fold) => tellsDeck(rngOfFold(fold), old))
expect(
  right.includes(foldOf(seed)),
  `version 1 falls: ${folds.length} of ${candidates} folds fit the opening, ${right.length} tell every order`,
)
console.log(`      all 2^32 would take ${Math.round((seconds * 2 ** 32) / candidates)} s on this core`)

const again = foldsFor(seen, window).filter((fold) => tellsDeck(rngOfFold(fold), now))
expect(again.length === 0, 'version 2 does not: no fold tells the deck')
const seeds = seedsFor(seen).filter((guess) => tellsDeck(dealRng(guess), now))
expect(seeds.length === 0, `nor does any of ${candidates / 128} seeds`)

const weak = Math.floor(candidates / 300)
const weakly = yokohama.setup({}, SEATS, weak)
const guessed = seedsFor(openingIn(yokohama.view(weakly, 0))).filter((guess) =>
  tellsDeck(dealRng(guess), weakly),
)
expect(guessed.length === 1 && guessed[0] === weak, 'a seed without enough bits would be found')
