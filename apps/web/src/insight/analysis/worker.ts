import { Analyst } from './analyst.ts'
import type { AnalystQuestion } from './protocol.ts'

// Turns of a finished game are judged here, away from the page.

const analyst = new Analyst()

addEventListener('message', (event: MessageEvent<AnalystQuestion>) => {
  void analyst.answer(event.data).then((answer) => postMessage(answer))
})
