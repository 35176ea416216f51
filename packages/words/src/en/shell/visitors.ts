import type { Shape } from '../../shape.ts'

/** For those who come by: guests, lost ones, and who sends an address on. */
export const visitors = {
  askName: 'What shall the others call you?',
  askHint: 'You come as a guest: a name is enough, and you may leave it out.',
  notCopied: 'Copying did not work. This is the address:',
  paces: {
    live: '45\u00a0minutes each for the whole game, and half a minute more for every turn.',
    days: 'A day for every turn, and three days in reserve for the whole game.',
  },
  lost: 'The address may have been cut off on its way, or what it led to is gone. From here you find everything:',
}

export type VisitorWords = Shape<typeof visitors>
