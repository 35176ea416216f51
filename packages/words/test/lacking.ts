import type { Said, Texts } from './said.ts'

const NOTHING: Texts = new Map()

/** What a language lacks beside English, and what it says beyond it: a line for each, for who translates. */
export function lackingIn(language: string, own: Said, english: Said): string[] {
  const missing = [...english].flatMap(([file, texts]) => {
    const path = `packages/words/src/${language}/${file}`
    const translated = own.get(file)
    if (translated === undefined) return [`${path} is missing: ${texts.size} texts.`]
    return [
      ...[...texts]
        .filter(([name]) => !translated.has(name))
        .map(([name, text]) => `${path} lacks ${name}. In English: ${text}`),
      ...[...translated]
        .filter(([, text]) => text.trim() === '')
        .map(([name]) => `${path}: ${name} is empty.`),
    ]
  })
  const beyond = [...own].flatMap(([file, texts]) =>
    [...texts.keys()]
      .filter((name) => !(english.get(file) ?? NOTHING).has(name))
      .map((name) => `packages/words/src/${language}/${file} has ${name}, which English has not.`),
  )
  return [...missing, ...beyond]
}
