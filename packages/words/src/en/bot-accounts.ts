import { pluralIn } from '../plural.ts'
import type { Shape } from '../shape.ts'

const plural = pluralIn('en')

/** What the profile says of the bots that somebody has written. */
export const words = {
  lead: 'A bot that you have written plays with an account of its own. Everybody at the table sees that it is a bot, and yours.',
  name: 'Name of the bot',
  make: 'Make a bot',
  remove: 'Delete',
  removeSure: 'Delete the bot',
  keep: 'Keep it',
  rights: 'What its program may do',
  scopes: {
    watch: 'Look at tables and be told what happens',
    play: 'Take seats and play',
    host: 'Open tables and begin games',
    chat: 'Speak at the table',
  },
  days: (days: number) => plural(days, { one: `for ${days}\u00a0day`, other: `for ${days}\u00a0days` }),
  lasts: 'How long',
  newToken: 'Make a token',
  shown: 'The token is shown this once. Copy it now; whoever has it plays as this bot.',
  until: (day: string) => `until ${day}`,
  end: 'End',
  ask: {
    title: 'Ask a bot that somebody here has written',
    lead: 'Its program decides whether it comes, and takes an open seat if it does.',
    ask: 'Invite',
    askNamed: (name: string) => `Invite ${name}`,
    asked: 'Invited',
    troubles: {
      'no-bot': 'This bot is no longer here.',
      'too-many-invitations': 'No more bots can be invited to this table.',
      'too-fast': 'Too many attempts. Wait a moment.',
      other: 'That was not possible. Try again.',
    },
  },
  troubles: {
    'too-many-bots': 'You have ten bots already. Delete one of them first.',
    'too-many-tokens': 'This bot has too many tokens. End some of them first.',
    invalid: 'A bot needs a name, and a token something that it may do.',
    'too-fast': 'Too many attempts. Wait a moment.',
    other: 'That was not possible. Try again.',
  },
}

export type BotAccountWords = Shape<typeof words>
