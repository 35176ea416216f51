/** A game's rules in one language, as the files `rules.md` of `packages/words` carry them. */
export interface RuleTexts {
  readonly title: string
  readonly intro: string
  readonly chapters: readonly RuleChapter[]
}

export interface RuleChapter {
  /** The common beginning of its rule ids, such as M6. */
  readonly id: string
  readonly title: string
  readonly rules: readonly RuleText[]
}

export interface RuleText {
  readonly id: string
  readonly text: string
}

const TITLE = /^# (.+)$/
const CHAPTER = /^## ([A-Z]+\d*) (.+)$/
/** A part of the rule before it, on a line of its own. */
const PART = /^\s+- (.+)$/
const RULE = /^- ([A-Z]+\d+(?:\.\d+)?) (.+)$/

/**
 * Reads a rules file: `# title`, an intro, `## M1 chapter` headings, and one `- M1.1 text` line for each rule; indented
 * lines below it are paragraphs of its text.
 */
export function parseRuleTexts(markdown: string): RuleTexts {
  let title = ''
  const intro: string[] = []
  const chapters: { id: string; title: string; rules: RuleText[] }[] = []
  for (const [index, raw] of markdown.split('\n').entries()) {
    const line = raw.trim()
    if (line === '') continue
    const chapter = CHAPTER.exec(line)
    const rule = RULE.exec(line)
    const part = PART.exec(raw)
    const current = chapters.at(-1)
    const last = current?.rules.at(-1)
    if (chapter) chapters.push({ id: chapter[1] as string, title: chapter[2] as string, rules: [] })
    else if (part && current && last)
      current.rules.splice(-1, 1, { ...last, text: `${last.text}\n${part[1] as string}` })
    else if (rule && current) current.rules.push({ id: rule[1] as string, text: rule[2] as string })
    else if (TITLE.test(line) && title === '') title = line.slice(2)
    else if (!current) intro.push(line)
    else throw new SyntaxError(`rule texts, line ${index + 1}: neither a chapter nor a rule: ${line}`)
  }
  return { title, intro: intro.join('\n'), chapters }
}
