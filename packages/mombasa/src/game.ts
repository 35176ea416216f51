import { defineGame, type Game } from '@entrepot/kernel'
import { clone } from './clone.ts'
import type { Command } from './commands.ts'
import { figures } from './components/components.ts'
import { deciders, legal, refuse, settle, step } from './decisions.ts'
import type { Event } from './events.ts'
import { resample } from './resample.ts'
import { outcome, scores } from './scoring.ts'
import { newGame } from './setup.ts'
import { OPTIONS, SEATS, type Options } from './options.ts'
import type { State } from './state.ts'
import { view, type View } from './view.ts'

/**
 * Mombasa by the contract of the kernel: the table of contents of this package. The chapters of the rules are in files of
 * their own: setup, planning, turn, goods (with market), expansion (with posts), bookkeeping (with books), merchants,
 * bonus, rewards, tracks, round, scoring. Each holds its kinds of decision; `decisions` lists them.
 */
export const mombasa: Game<State, Command, Event, View, Options> = defineGame({
  id: 'mombasa',
  version: '7',
  seats: SEATS,
  options: OPTIONS,
  figures,
  setup(options, seats, seed) {
    const state = newGame(options, seats, seed)
    settle(state, null)
    return state
  },
  deciders,
  legal,
  step,
  refuse,
  clone,
  view,
  resample,
  scores,
  round: (state) => state.round,
  outcome,
})
