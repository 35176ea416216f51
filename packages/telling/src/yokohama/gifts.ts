import type { BaseCommand } from '@entrepot/kernel'
import type { Command } from '@entrepot/yokohama'
import type { Choice, Draft } from '../decision.ts'

// Gifts to the church are laid out one by one; as soon as they are enough they are given together (Y8.6).

/** The draft after a gift was touched: laid out, or taken back. */
export function touchGift(draft: Draft, gift: string): Draft {
  if (!(gift in draft)) return { ...draft, [gift]: gift }
  return Object.fromEntries(Object.entries(draft).filter(([laid]) => laid !== gift))
}

/** Whether a gift is part of what can be given. */
export function canGive(legal: readonly BaseCommand[], gift: string): boolean {
  return legal.some((command) => giftsOf(command).includes(gift))
}

/** The choice that gives exactly what is laid out. */
export function givingChoice(choices: readonly Choice[], draft: Draft): Choice | undefined {
  const laid = Object.keys(draft)
  return choices.find(({ command }) => {
    const gifts = giftsOf(command)
    return gifts.length > 0 && gifts.length === laid.length && laid.every((gift) => gifts.includes(gift))
  })
}

function giftsOf(command: BaseCommand): readonly string[] {
  const { type, gifts } = command as Extract<Command, { type: 'give' }>
  return type === 'give' ? gifts : []
}
