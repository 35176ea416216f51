import type { ServerWords } from '../../en/server/index.ts'

/** Mails and browser notices about a table. */
export const notices: ServerWords['notices'] = {
  turn: {
    subject: (game) => `Sua vez: ${game}`,
    body: (game) => `Na sua mesa de ${game}, todos esperam por você.`,
  },
  vote: {
    subject: (game) => `Você ainda está aí? ${game}`,
    body: (game) =>
      `Na sua mesa de ${game}, os outros querem que um bot continue no seu lugar. Abra a mesa e o lugar continua sendo seu.`,
  },
  unsubscribe: 'Não receber mais estes e-mails:',
}
