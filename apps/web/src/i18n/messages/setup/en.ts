import { pluralIn } from '../../plural.ts'

const plural = pluralIn('en')

/** How a table is set up, at one device or with others. */
export const setup = {
  who: 'Who plays',
  alone: 'Alone against bots',
  together: 'Several people at this device',
  seats: 'Seats',
  seatsHint:
    'In the order of play. Whoever comes next gets the device; a curtain hides the cards of the others.',
  seat: (seat: number) => `Seat ${seat}`,
  playedBy: (seat: number) => `Who sits at seat ${seat}`,
  person: 'A person',
  bot: (level: string) => `Bot: ${level}`,
  nameAt: (seat: number) => `Name at seat ${seat}`,
  personName: (number: number) => `Player ${number}`,
  needsPerson: 'At least one seat is for a person.',
  atOneDevice: 'At one device',
  heading: (game: string) => `A table of ${game}`,
  opponents: 'Opponents',
  opponentCount: (count: number) => `${count} ${plural(count, { one: 'bot', other: 'bots' })}`,
  strength: 'Strength of the bots',
  yourName: 'Your name',
  you: 'You',
  variants: {
    mombasa: {
      setup: { name: 'Set-up', values: { first: 'First game: fixed', later: 'Later games: varied' } },
    },
    yokohama: {
      agentCountsAsPower: {
        name: 'A foreign agent adds 1 power to its own action',
        values: { off: 'No', on: 'Yes' },
      },
      returnFromOneAreaOnly: {
        name: 'A returning president brings back the assistants of one area only',
        values: { off: 'No', on: 'Yes' },
      },
      soleParticipantTakesBoth: {
        name: 'Who is alone in a ranking scores both places',
        values: { off: 'No', on: 'Yes' },
      },
      neutralAssistants: {
        name: 'Neutral assistants block spaces (2 players)',
        values: { off: 'No', on: 'Yes' },
      },
    },
  },
  begin: 'Sit down',
  houseRules: 'Variants',
  seed: 'Seed',
  seedHint: 'The same seed deals the same game. Leave it empty for a new one.',
}
