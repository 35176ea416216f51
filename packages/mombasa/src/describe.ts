import type { Json, Phrase } from '@entrepot/kernel'
import type { Command } from './commands.ts'
import type { Event } from './events.ts'
import type { FrameKind } from './state.ts'

/** A command as a message: what the player would do in the decision at hand. */
export function describeCommand(command: Command, decision: FrameKind | null = null): Phrase {
  return phrase(`mombasa.command.${command.type}${commandVariant(command, decision)}`, command)
}

/** What needs a sentence of its own. */
function commandVariant(command: Command, decision: FrameKind | null): string {
  if (command.type === 'decline' && decision !== null) return `.${decision}`
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

function phrase(key: string, message: { readonly type: string }): Phrase {
  const params: { [name: string]: Json } = {}
  for (const [name, value] of Object.entries(message)) if (name !== 'type') params[name] = value as Json
  return { key, params }
}
