import { GAMES } from '@entrepot/bots/games'
import {
  isLanguage,
  LANGUAGES,
  languageFor,
  loadAbout,
  loadServer,
  type Language,
  type ServerWords,
} from '@entrepot/words'

/** Why somebody gets a notice: it is their turn, or the others want to let a bot play for them. */
export type NoticeKind = 'turn' | 'vote'

/** Why somebody gets a mail about their account. */
export type AccountMail = keyof ServerWords['mails']

/** What the pages say to which links in mails lead. */
export type PageTexts = ServerWords['pages']

export interface MailText {
  readonly subject: string
  readonly body: string
}

/** What a notice says. */
export interface NoticeText extends MailText {
  readonly unsubscribe: string
}

interface Texts extends ServerWords {
  readonly gameNames: ReadonlyMap<string, string>
}

/** In all languages, before the server answers anybody: a mail must not wait for its words. */
const TEXTS = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadTexts(language)] as const)),
)

async function loadTexts(language: Language): Promise<Texts> {
  const names = GAMES.map(async ({ id }) => [id, (await loadAbout(language, id)).name] as const)
  return { ...(await loadServer(language)), gameNames: new Map<string, string>(await Promise.all(names)) }
}

/** In the language of an account; in English where an account of an earlier time has one that we no longer write. */
function textsIn(language: string): Texts {
  return TEXTS.get(isLanguage(language) ? language : 'en') as Texts
}

export function noticeText(language: string, kind: NoticeKind, game: string): NoticeText {
  const { notices, gameNames } = textsIn(language)
  const name = gameNames.get(game) ?? game
  return {
    subject: notices[kind].subject(name),
    body: notices[kind].body(name),
    unsubscribe: notices.unsubscribe,
  }
}

export function mailText(language: string, mail: AccountMail): MailText {
  return textsIn(language).mails[mail]
}

export function pageTexts(language: Language): PageTexts {
  return textsIn(language).pages
}

/** The language of ours that a browser prefers. */
export function preferredLanguage(accepted = ''): Language {
  return languageFor(accepted.split(',').map((wish) => wish.replace(/;.*/, '').trim()))
}
