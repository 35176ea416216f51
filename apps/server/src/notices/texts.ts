import { findGame } from '@entrepot/bots/games'
import type { Language } from '@entrepot/protocol'

/** Why somebody gets a notice: it is their turn, or the others want to let a bot play for them. */
export type NoticeKind = 'turn' | 'vote'

/** What a notice says. */
export interface NoticeText {
  readonly subject: string
  readonly body: string
  readonly unsubscribe: string
}

type Texts = Readonly<Record<NoticeKind, (game: string) => Omit<NoticeText, 'unsubscribe'>>> &
  Pick<NoticeText, 'unsubscribe'>

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    turn: (game) => ({
      subject: `Your turn: ${game}`,
      body: `The others at your table of ${game} are waiting for you.`,
    }),
    vote: (game) => ({
      subject: `Are you still there? ${game}`,
      body: `The others at your table of ${game} want a bot to play on for you. Open the table and the seat stays yours.`,
    }),
    unsubscribe: 'No more mails like this:',
  },
  ru: {
    turn: (game) => ({
      subject: `Ваш ход: ${game}`,
      body: `За столом «${game}» ждут вашего хода.`,
    }),
    vote: (game) => ({
      subject: `Вы ещё с нами? ${game}`,
      body: `За столом «${game}» хотят, чтобы за вас доиграл бот. Откройте стол, и место останется за вами.`,
    }),
    unsubscribe: 'Больше не присылать таких писем:',
  },
  'pt-BR': {
    turn: (game) => ({
      subject: `Sua vez: ${game}`,
      body: `Na sua mesa de ${game}, todos esperam por você.`,
    }),
    vote: (game) => ({
      subject: `Você ainda está aí? ${game}`,
      body: `Na sua mesa de ${game}, os outros querem que um bot continue no seu lugar. Abra a mesa e o lugar continua sendo seu.`,
    }),
    unsubscribe: 'Não receber mais estes e-mails:',
  },
  ja: {
    turn: (game) => ({
      subject: `あなたの番です：${game}`,
      body: `「${game}」の卓で、あなたの手番を待っています。`,
    }),
    vote: (game) => ({
      subject: `まだいらっしゃいますか：${game}`,
      body: `「${game}」の卓で、あなたの代わりにボットに続けさせることが提案されています。卓を開けば、席はあなたのままです。`,
    }),
    unsubscribe: 'このメールの配信を停止する：',
  },
}

export function noticeText(language: string, kind: NoticeKind, game: string): NoticeText {
  const known = (Object.hasOwn(TEXTS, language) ? language : 'en') as Language
  const { unsubscribe, [kind]: text } = TEXTS[known]
  return { ...text(findGame(game)?.words[known].name ?? game), unsubscribe }
}
