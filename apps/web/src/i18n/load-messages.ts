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

/** Each language is a chunk of its own. */
export function loadMessages(language: Language): Promise<Messages> {
  return loaders[language]()
}
