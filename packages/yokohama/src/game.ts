import { defineGame, type Game } from '@entrepot/kernel'
import { clone } from './clone.ts'
import type { Command } from './commands.ts'
import { figures } from './components/data.ts'
import { deciders, legal, refuse, step } from './decisions.ts'
import type { Event } from './events.ts'
import { resample } from './resample.ts'
import { outcome, scores } from './scoring.ts'
import { newGame } from './setup.ts'
import { OPTIONS, SEATS } from './options.ts'
import type { Options, State } from './state.ts'
import { view, type View } from './view.ts'

/**
 * Yokohama by the contract of the kernel: the table of contents of this package. The chapters of the rules are in files of
 * their own: setup, turn, placement, movement, area (with ports, laboratories, boards, warehouse, chinatown), extras (with
 * countries), technologies (with uses), gains, ending, scoring. Each describes its decisions; `decisions` lists them.
 */
export const yokohama: Game<State, Command, Event, View, Options> = defineGame({
  id: 'yokohama',
  version: '7',
  seats: SEATS,
  options: OPTIONS,
  figures,

  setup: newGame,

  deciders,
  legal,
  step,
  refuse,
  clone,
  view,
  resample,
  scores,
  outcome,

  round: (state) => state.round,
})
