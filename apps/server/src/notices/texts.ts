import type { Language } from '@entrepot/protocol'

/** What a your-turn notice says. */
export interface NoticeText {
  readonly subject: string
  readonly body: string
  readonly unsubscribe: string
}

const NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  mombasa: { en: 'Mombasa', ru: 'Момбаса', 'pt-BR': 'Mombasa', ja: 'モンバサ' },
  yokohama: { en: 'Yokohama', ru: 'Иокогама', 'pt-BR': 'Yokohama', ja: '横濱紳商伝' },
}

const TEXTS: Readonly<Record<Language, (game: string) => NoticeText>> = {
  en: (game) => ({
    subject: `Your turn: ${game}`,
    body: `The others at your table of ${game} are waiting for you.`,
    unsubscribe: 'No more mails like this:',
  }),
  ru: (game) => ({
    subject: `Ваш ход: ${game}`,
    body: `За столом «${game}» ждут вашего хода.`,
    unsubscribe: 'Больше не присылать таких писем:',
  }),
  'pt-BR': (game) => ({
    subject: `Sua vez: ${game}`,
    body: `Na sua mesa de ${game}, todos esperam por você.`,
    unsubscribe: 'Não receber mais estes e-mails:',
  }),
  ja: (game) => ({
    subject: `あなたの番です：${game}`,
    body: `「${game}」の卓で、あなたの手番を待っています。`,
    unsubscribe: 'このメールの配信を停止する：',
  }),
}

export function noticeText(language: string, game: string): NoticeText {
  const known = (Object.hasOwn(TEXTS, language) ? language : 'en') as Language
  return TEXTS[known](NAMES[game]?.[known] ?? game)
}
