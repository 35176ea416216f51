/** What this device, its browser and its network can do, and what happens where they cannot. */
export const device = {
  plain: {
    heading: 'What is missing at this address',
    lead: 'This page came over plain http. Browsers keep some things for encrypted addresses (https):',
    missing: [
      'opening the site without a network, and installing it as an app',
      'notices when it is your turn',
      'passkeys',
    ],
    passkeys:
      'Passkeys need an encrypted address (https), and this page came over plain http. A password works here too.',
    notices:
      'Browsers take notices only from encrypted addresses (https), and this page came over plain http.',
  },
  noPasskeys: 'This browser does not support passkeys.',
  part: { text: 'This part could not be shown.', again: 'Try again' },
  page: {
    heading: 'This page could not be loaded',
    text: 'A part of it did not arrive over the network.',
  },
  unkept: 'This browser does not keep your games: reloading would lose them.',
  spoiled: {
    name: 'A record that cannot be read',
    text: 'It is no longer a game. Save it as a file before you delete it.',
  },
  unplayable: {
    heading: 'This game cannot be opened any more',
    text: 'Its moves do not follow from each other by these rules. Its record can still be saved.',
  },
  saveRecord: 'Save the record as a file',
  removed: (game: string) => `${game}: deleted.`,
  undo: 'Undo',
  removedElsewhere: {
    heading: 'This game was deleted in another window',
    text: 'What you see here is all that is left of it.',
    keep: 'Keep it all the same',
  },
  sending: 'Sending your move…',
  lapsed: 'The table has changed in the meantime: your choice was not carried out.',
  botStopped: 'A bot has stopped thinking.',
  unreachable: 'The server does not answer. Try again in a moment.',
  tooLarge: 'This file is too large.',
  names: {
    empty: 'A name needs at least one letter.',
    long: (most: number) => `A name has at most ${most}\u00a0characters.`,
    sign: 'This name contains a character that cannot be used: an invisible one, or one that turns the line around.',
  },
  drop: 'Drop the file to open the game.',
  scan: 'Or scan this code with a phone.',
  onlyHere: 'This address works on this computer alone: the server listens to nobody else.',
  marked: 'Marked: copy it with your keyboard or your finger.',
}
