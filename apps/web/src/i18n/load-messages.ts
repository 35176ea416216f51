import type { Language } from './languages.ts'
import type { Messages } from './messages/en.ts'

const loaders: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./messages/en.ts')).en,
  ru: async () => (await import('./messages/ru.ts')).ru,
  'pt-BR': async () => (await import('./messages/pt-BR.ts')).ptBR,
  ja: async () => {
    const [{ ja }] = await Promise.all([import('./messages/ja.ts'), import('../style/japanese.ts')])
    return ja
  },
}

const loaded = new Map<Language, Promise<Messages>>()

/** Each language is a chunk of its own and is fetched once. */
export function loadMessages(language: Language): Promise<Messages> {
  let messages = loaded.get(language)
  if (messages === undefined) {
    messages = loaders[language]()
    loaded.set(language, messages)
  }
  return messages
}
