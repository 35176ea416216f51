import { LANGUAGES } from '@entrepot/words'
import type { Game } from '@entrepot/kernel'
import { yokohama } from '@entrepot/yokohama'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { loadYokohama } from '../src/games/yokohama/client.tsx'
import { loadMessages } from '../src/i18n/load-messages.ts'
import { MessagesContext } from '../src/i18n/use-messages.ts'
import type { GameClient } from '../src/table/client.ts'
import { TableController } from '../src/table/controller/controller.ts'
import { TableContext } from '../src/table/table-context.ts'
import { markup } from './markup.ts'
import { MemorySession } from './memory-session.ts'
import { games, randomGame, type Step } from './yokohama-game.ts'

/** The table as the boards have it when this seat is to decide. */
function tableOf(client: GameClient, { before, seat }: Step): TableController {
  const session = new MemorySession(yokohama as unknown as Game, before, seat)
  return new TableController(session, { client, confirm: 'turn' })
}

const messages = await loadMessages('en')

function draw(client: GameClient, step: Step): string {
  const { Board, Market, OwnArea, Strip, PlayerBoard } = client
  return markup(
    createElement(
      MessagesContext,
      { value: messages },
      createElement(
        TableContext,
        { value: tableOf(client, step) },
        createElement(Board),
        createElement(Market),
        createElement(OwnArea),
        createElement(Strip, { seat: 0 }),
        createElement(PlayerBoard, { seat: step.seat === 1 ? 0 : 1 }),
      ),
    ),
  )
}

test.each(games)('game %s: whatever can be chosen is marked on a board', async (...game) => {
  const client = await loadYokohama('en')
  let number = 0
  for (const step of randomGame(...game)) {
    if (number++ % 29 !== 0) continue
    const { decision } = tableOf(client, step).state()
    const targets = new Set(decision?.choices.flatMap((choice) => choice.targets))
    const marked = draw(client, step).split('data-legal="true"').length - 1
    // A legal area marks its card beside its button; lots, tokens, spaces and goals are marked in the town and large beside
    // it.
    const twice = [...targets].filter((target) => /^(area|lot|token|space|achievement):/.test(target)).length
    expect(marked, [...targets].join(' ')).toBe(targets.size + twice)
  }
})

test.each(LANGUAGES)('the boards speak %s', async (language) => {
  const client = await loadYokohama(language)
  let number = 0
  for (const step of randomGame('languages', 4)) {
    if (number++ % 127 === 0) expect(draw(client, step)).not.toMatch(/undefined|NaN|\[object/)
  }
})
