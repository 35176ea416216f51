import fc from 'fast-check'
import { expect, test } from 'vitest'
import { around, closer, CLOSEST, moved, WHOLE, within, type Framing } from '../src/table/zoom/framing.ts'

const pane = { width: 400, height: 300 }
const number = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true })

/** Whether the sheet covers the whole window. */
function covers({ zoom, x, y }: Framing): boolean {
  const slack = 1e-6
  return (
    x <= slack && y <= slack && x + pane.width * zoom >= 400 - slack && y + pane.height * zoom >= 300 - slack
  )
}

test('however the sheet is magnified and moved, no edge of it is seen', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(number(0.2, 5), number(0, 400), number(0, 300), number(-500, 500))),
      (steps) => {
        let framing = WHOLE
        for (const [factor, x, y, drag] of steps) {
          framing = moved(pane, closer(pane, framing, factor, { x, y }), drag, -drag)
          expect(covers(framing)).toBe(true)
          expect(framing.zoom).toBeGreaterThanOrEqual(1)
          expect(framing.zoom).toBeLessThanOrEqual(CLOSEST)
        }
      },
    ),
  )
})

test('the point under the pointer stays where it is while the sheet grows around it', () => {
  const at = { x: 120, y: 80 }
  const from = within(pane, { zoom: 2, x: -100, y: -90 })
  const to = closer(pane, from, 1.5, at)
  expect((at.x - to.x) / to.zoom).toBeCloseTo((at.x - from.x) / from.zoom)
  expect((at.y - to.y) / to.zoom).toBeCloseTo((at.y - from.y) / from.zoom)
})

test('a part that is framed is seen whole', () => {
  const part = { x: 250, y: 150, width: 100, height: 60 }
  const { zoom, x, y } = around(pane, part, { farthest: 1, closest: CLOSEST })
  expect(zoom).toBeGreaterThan(2)
  expect(part.x * zoom + x).toBeGreaterThanOrEqual(0)
  expect((part.x + part.width) * zoom + x).toBeLessThanOrEqual(pane.width)
  expect(part.y * zoom + y).toBeGreaterThanOrEqual(0)
  expect((part.y + part.height) * zoom + y).toBeLessThanOrEqual(pane.height)
})
