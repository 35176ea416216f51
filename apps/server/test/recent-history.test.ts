// What a table keeps for those who were away for a moment is put away as text; nobody who comes back may notice.

import {
  fastRng,
  parseOptions,
  pick,
  playCommand,
  shownSince,
  sittingAt,
  type Game,
  type Settled,
  type Viewer,
} from '@entrepot/kernel'
import { mombasa } from '@entrepot/mombasa'
import { yokohama } from '@entrepot/yokohama'
import { expect, test } from 'vitest'
import { settledNow } from '../src/play/log.ts'
import { turnEvents } from '../src/play/sight.ts'
import { RecentHistory } from '../src/rooms/recent-history.ts'

const SEATS = 4
const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, null]

test.each([mombasa, yokohama] as unknown as Game[])(
  '$id: what was settled is told alike before and after it has been put away, as far back as is said',
  (game) => {
    const whole: Settled[] = []
    const recent = new RecentHistory([], 0)
    const rng = fastRng('away')
    const options = parseOptions(game.options, {})
    let sitting = sittingAt(game, game.setup(options, SEATS, 'away'), 0, SEATS)
    for (;;) {
      const deciders = game.deciders(sitting.state)
      if (deciders.length === 0) break
      const seat = pick(rng, deciders)
      const command = pick(rng, game.legal(sitting.own[seat] as object as never, seat))
      const { sitting: next, barrier, fresh } = playCommand(sitting, seat, command, 0)
      sitting = next
      if (barrier) {
        whole.push(...settledNow(fresh))
        recent.remember(fresh)
      }
      const since = Math.max(0, sitting.length - 30)
      const told = (): string[] =>
        VIEWERS.map((viewer) => JSON.stringify(recent.toldTo(viewer, since, sitting.unsettled)))
      const wanted = VIEWERS.map((viewer) =>
        JSON.stringify(turnEvents(shownSince(whole, sitting.unsettled, viewer, since))),
      )
      expect(recent.covers(since)).toBe(true)
      if (sitting.length % 7 === 0) expect(told()).toEqual(wanted)
      recent.rest()
      if (sitting.length % 7 === 0) expect(told()).toEqual(wanted)
    }
    expect(whole.length).toBeGreaterThan(100)
    expect(recent.covers(0)).toBe(false)
  },
)
