import type { VisitorWords } from '../../en/shell/visitors.ts'

export const visitors: VisitorWords = {
  askName: 'Como os outros devem chamar você?',
  askHint: 'Você entra como visitante: basta um nome, e até ele é opcional.',
  notCopied: 'Não foi possível copiar. O endereço é este:',
  paces: {
    live: '45\u00a0minutos para cada um na partida inteira, mais meio minuto a cada turno.',
    days: 'Um dia por turno, mais três dias de reserva na partida inteira.',
  },
  lost: 'O endereço pode ter sido cortado no caminho, ou o que havia ali não existe mais. Daqui você encontra tudo:',
}
