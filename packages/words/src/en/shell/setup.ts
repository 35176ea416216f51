import { countedIn } from '../../plural.ts'

const counted = countedIn('en')

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
  heading: (game: string) => `New game: ${game}`,
  headingTogether: (game: string) => `New game at one device: ${game}`,
  opponents: 'Opponents',
  opponentCount: (count: number) => counted(count, { one: 'bot', other: 'bots' }),
  strength: 'Strength of the bots',
  yourName: 'Your name',
  you: 'You',
  switch: { off: 'No', on: 'Yes' },
  begin: 'Sit down',
  houseRules: 'Variants',
  seed: 'Seed',
  seedHint: 'The same seed deals the same game. Leave it empty for a new one.',
}
