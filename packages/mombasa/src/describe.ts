import type { Json, Phrase } from '@entrepot/kernel'
import type { Command } from './commands.ts'
import type { Event } from './events.ts'

/** A command as a message: what the player would do. */
export function describeCommand(command: Command): Phrase {
  return phrase(`mombasa.command.${command.type}${commandVariant(command)}`, command)
}

/** What needs a sentence of its own. */
function commandVariant(command: Command): string {
  if (command.type === 'plan' && command.card === null) return '.empty'
  if (command.type === 'step' && command.pay !== undefined) return '.pay'
  if (command.type === 'expand' && command.company === null) return '.nothing'
  return ''
}

/** An event as a message: what happened. */
export function describeEvent(event: Event): Phrase {
  if (event.type === 'pounds') {
    const direction = event.amount < 0 ? 'paid' : 'received'
    const key = `mombasa.event.pounds.${direction}.${event.reason}`
    return { key, params: { seat: event.seat, amount: Math.abs(event.amount) } }
  }
  return phrase(`mombasa.event.${event.type}${eventVariant(event)}`, event)
}

function eventVariant(event: Event): string {
  if (event.type === 'planned' && event.card === null) return '.empty'
  if (event.type === 'postReturned' && event.column === null) return '.lost'
  if (event.type === 'phaseEnded' && event.pile === null) return '.noPile'
  return ''
}

function phrase(key: string, { type: _, ...params }: { readonly type: string }): Phrase {
  return { key, params: params as { readonly [name: string]: Json } }
}
