/** Emails and browser notices about a table. */
export const notices = {
  turn: {
    subject: (game: string) => `Your turn: ${game}`,
    body: (game: string) => `The others at your ${game} table are waiting for you.`,
  },
  vote: {
    subject: (game: string) => `Are you still there? ${game}`,
    body: (game: string) =>
      `The others at your ${game} table want a bot to play on for you. Open the table and the seat stays yours.`,
  },
  unsubscribe: 'Unsubscribe:',
}
