import type { BotAccountWords } from '../en/bot-accounts.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('pt-BR')

/** What the profile says of the bots that somebody has written. */
export const words: BotAccountWords = {
  lead: 'Um bot que você escreveu joga com uma conta só dele. Todos à mesa veem que é um bot, e de quem é.',
  name: 'Nome do bot',
  make: 'Criar um bot',
  remove: 'Excluir',
  removeSure: 'Excluir o bot',
  keep: 'Manter',
  rights: 'O que o programa dele pode fazer',
  scopes: {
    watch: 'Ver mesas e receber avisos do que acontece',
    play: 'Ocupar lugares e jogar',
    host: 'Abrir mesas e começar partidas',
    chat: 'Falar à mesa',
  },
  days: (days) => plural(days, { one: `por ${days}\u00a0dia`, other: `por ${days}\u00a0dias` }),
  lasts: 'Por quanto tempo',
  newToken: 'Criar um token',
  shown: 'O token só aparece desta vez. Copie-o agora; quem o tiver joga como este bot.',
  until: (day) => `até ${day}`,
  end: 'Encerrar',
  ask: {
    title: 'Convidar um bot escrito por alguém daqui',
    lead: 'O programa dele decide se vem; se vier, ocupa um lugar livre.',
    ask: 'Convidar',
    askNamed: (name) => `Convidar ${name}`,
    asked: 'Convite enviado',
    troubles: {
      'no-bot': 'Este bot não está mais aqui.',
      'too-many-invitations': 'Esta mesa já atingiu o limite de bots por convite.',
      'too-fast': 'Tentativas demais. Espere um momento.',
      other: 'Não foi possível. Tente de novo.',
    },
  },
  troubles: {
    'too-many-bots': 'Você já tem dez bots. Exclua um deles primeiro.',
    'too-many-tokens': 'Este bot tem tokens demais. Encerre alguns primeiro.',
    invalid: 'Um bot precisa de um nome, e um token, de alguma permissão.',
    'too-fast': 'Tentativas demais. Espere um momento.',
    other: 'Não foi possível. Tente de novo.',
  },
}
