import type { Json, Phrase } from '@entrepot/kernel'
import type { Command } from './commands.ts'
import type { Event } from './events.ts'
import type { FrameKind } from './state.ts'

/** A command as a message: what the player would do in the decision at hand. */
export function describeCommand(command: Command, decision: FrameKind | null): Phrase {
  return phrase('yokohama.command', command, commandVariant(command, decision))
}

/** What needs a sentence of its own. */
function commandVariant(command: Command, decision: FrameKind | null): string {
  if ((command.type === 'pass' || command.type === 'done') && decision !== null) return `.${decision}`
  if (command.type === 'move' && command.paying !== undefined) return '.paying'
  if (command.type === 'take' && command.pay !== undefined) return `.${command.pay}`
  return ''
}

/** An event as a message: what happened. */
export function describeEvent(event: Event): Phrase {
  return phrase('yokohama.event', event, eventVariant(event))
}

function eventVariant(event: Event): string {
  if (event.type === 'paid') return event.to === null ? '.bank' : '.player'
  if (event.type === 'moved') return `.${event.by}`
  if (event.type === 'traded') return `.${event.trade}`
  if (event.type === 'acted' && event.agent) return '.agent'
  if (event.type === 'endTriggered') return `.${event.reason}`
  return ''
}

function phrase(what: string, { type, ...params }: { readonly type: string }, variant: string): Phrase {
  return { key: `${what}.${type}${variant}`, params: params as { readonly [name: string]: Json } }
}
