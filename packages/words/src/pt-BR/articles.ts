/** What a name takes before it: an article of its gender, or none. */
export type Article = 'o' | 'a' | ''

const DE = { o: 'do', a: 'da', '': 'de' } as const
const EM = { o: 'no', a: 'na', '': 'em' } as const
const A = { o: 'ao', a: 'à', '': 'a' } as const

/** Names of one kind with their articles: o Cairo, do Cairo, no Cairo, ao Cairo, para o Cairo. */
export function articled(
  names: Readonly<Record<string, string>>,
  articles: Readonly<Record<string, Article>>,
): Readonly<Record<'the' | 'de' | 'em' | 'a' | 'para', (id: string) => string>> {
  const name = (id: string): string => names[id] ?? id
  const article = (id: string): Article => articles[id] ?? ''
  const the = (id: string): string => `${article(id)} ${name(id)}`.trim()
  return {
    the,
    de: (id) => `${DE[article(id)]} ${name(id)}`,
    em: (id) => `${EM[article(id)]} ${name(id)}`,
    a: (id) => `${A[article(id)]} ${name(id)}`,
    para: (id) => `para ${the(id)}`,
  }
}
