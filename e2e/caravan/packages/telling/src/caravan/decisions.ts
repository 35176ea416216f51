import type { Command, View } from '@entrepot/caravan'
import type { Words } from '@entrepot/words/caravan'
import type { Choice, Decision, DecisionInput } from '../decision.ts'

/** What is to be decided, in words and choices. */
export function decide({ view, seat, legal }: DecisionInput, words: Words): Decision {
  return {
    title: titleOf(view as View, seat, words),
    choices: legal.map((command) => choiceOf(command as Command, words)),
    ready: null,
    view: 'board',
  }
}

function titleOf({ frames, players }: View, seat: number, { titles }: Words): string {
  const frame = frames.at(-1)
  if (frame !== undefined) return titles.trade(frame.left)
  return players[seat].hasBid ? titles.bidKept : titles.bid
}

function choiceOf(command: Command, words: Words): Choice {
  const target = targetOf(command)
  return { command, label: labelOf(command, words), targets: target === null ? [] : [target] }
}

/** What a command does, in words. */
export function labelOf(command: Command, { choices }: Words): string {
  switch (command.type) {
    case 'bid':
    case 'take':
      return choices[command.type](command.amount)
    case 'rebid':
    case 'draw':
    case 'rest':
      return choices[command.type]
  }
}

/** The thing on the table whose click means a command. */
function targetOf(command: Command): string | null {
  switch (command.type) {
    case 'bid':
    case 'take':
      return `${command.type}:${command.amount}`
    case 'draw':
      return 'draw:'
    case 'rebid':
    case 'rest':
      return null
  }
}

/** The command that a click on a thing would mean if the rules allowed it. */
export function attempt(target: string): Command | null {
  const [type, amount] = target.split(':')
  if (type === 'bid' || type === 'take') return { type, amount: Number(amount) }
  return type === 'draw' ? { type } : null
}
