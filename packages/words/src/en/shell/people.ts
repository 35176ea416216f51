import { pluralIn } from '../../plural.ts'
import type { Person } from '../../speech.ts'
import { speech } from '../speech.ts'

const plural = pluralIn('en')

/** Who is at a table, and how people come, go and come back. */
export const people = {
  button: 'People',
  heading: 'At the table',
  seats: 'Who sits here',
  you: 'you',
  here: 'here',
  notConnected: 'not connected',
  absent: 'absent',
  standIn: 'absent, a bot plays on',
  botBy: (author: string) => `bot by ${author}`,
  spectators: (count: number) =>
    plural(count, { one: `${count}\u00a0person is watching.`, other: `${count}\u00a0people are watching.` }),
  address: 'Address of this table',
  leave: 'Give up my seat',
  leaveText:
    'A bot plays on for you at once. The seat stays yours: you can come back at any time, unless you let somebody else have it.',
  leaveSure: 'Leave the game',
  stay: 'Stay',
  youLeft: 'You have left this game, and a bot plays on for you.',
  youTimedOut:
    'Your time is up. You may play on until the others let a bot do so, or they may give you more time.',
  youWereAway: 'A bot plays on for you, because you were away for long. The seat is yours.',
  youLostTheSeat: 'Your time was up, and a bot plays on for you. The others can give you more time.',
  comeBack: 'Come back',
  askTime: 'Ask for more time',
  seatFree: (name: string) =>
    `${name} is absent. You may play on if ${name} and everybody at the table agree.`,
  takeSeat: (name: string) => `Ask to play on for ${name}`,
  lookingOn: 'You are watching.',
  refused: {
    cancel: ({ name }: Person) => `${name} does not want to end the game.`,
    takeback: ({ name }: Person) => `${name} does not agree that you take back your turn.`,
    wait: ({ name }: Person, about: Person) => `${name} does not want to wait for ${speech.person(about)}.`,
    bot: ({ name }: Person, about: Person) =>
      `${name} does not want a bot to play on for ${speech.person(about)}.`,
    replace: ({ name }: Person, about: Person) =>
      `${name} does not agree that you play on for ${speech.person(about)}.`,
  },
  rematch: 'Play again together',
  toRematch: 'To the new table',
  troubles: {
    'not-absent': 'The seat is no longer free.',
    seated: 'You have a seat at this table already.',
    'not-seated': 'Somebody else has taken your seat.',
    proposed: 'Somebody has asked for that already.',
    refused: 'This seat has been refused to somebody already.',
    'has-seen': 'Somebody in this browser has or had a seat at this table.',
    other: 'That was not possible. Try again.',
  },
  renewed: {
    heading: 'The site has been renewed',
    text: 'This page is older than the server. Your game is safe there; reload to play on.',
  },
  shuffle: {
    heading: 'The shuffle',
    commitment: 'Commitment to the secret of the server, published when the table was made',
    serverSecret: 'Secret of the server, told when the game was over',
    added: (name: string) => `Added by ${name}`,
    fingerprint: 'Fingerprint of the seed, published before the first move',
    seed: 'Seed, told when the game was over',
    secret:
      'The secret and the seed are told when the game is over. Then everybody can check that nobody has chosen the deal.',
    check: 'Check this game',
    checking: 'Replaying every move…',
    sound: (moves: number) =>
      plural(moves, {
        one: 'The game is sound: the seed has the published fingerprint, and the one move leads to this result.',
        other: `The game is sound: the seed has the published fingerprint, and its ${moves}\u00a0moves lead to this result.`,
      }),
    vouchers: {
      own: 'The seed follows from the secret and from what everybody added; what this browser added is among it, unchanged.',
      others: 'The seed follows from the secret and from what everybody added.',
      fingerprint:
        'Of this deal only the fingerprint of the seed was published: it was not rearranged later, but the server alone drew it.',
    },
    fromElsewhere:
      'This game was brought here as a file. That all fits together can be checked; when its commitment was published, only those who played know.',
    otherCommitment: 'The deal is not the one that was committed to when you came to the table.',
    withoutOwn: 'What this browser added to the deal is not in it.',
    notFromAll: 'The seed does not follow from the secret and from what everybody added.',
    otherSeed: 'The seed does not have the fingerprint that was published before the first move.',
    unsound: 'The moves do not lead from this seed to this result.',
    unreachable: 'The game could not be fetched. Try again.',
  },
}
