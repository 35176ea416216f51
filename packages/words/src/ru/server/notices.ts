import type { ServerWords } from '../../en/server/index.ts'

/** Mails and browser notices about a table. */
export const notices: ServerWords['notices'] = {
  turn: {
    subject: (game) => `Ваш ход: ${game}`,
    body: (game) => `За столом «${game}» ждут вашего хода.`,
  },
  vote: {
    subject: (game) => `Вы ещё с нами? ${game}`,
    body: (game) =>
      `За столом «${game}» хотят, чтобы за вас доиграл бот. Откройте стол, и место останется за вами.`,
  },
  unsubscribe: 'Больше не присылать таких писем:',
}
