import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parseRuleTexts } from '../src/index.ts'
import { unplacedRules, untestedRules } from '../testkit/index.ts'

const RULES =
  '# Chess\n\nAn intro.\n\n## C1 Aim\n- C1.1 Mate the king.\n- C1.2 Or draw.\n\n## R Rulings\n- R1 Touch move.\n'

describe('rule texts', () => {
  it('are read by chapter and id', () => {
    expect(parseRuleTexts(RULES)).toEqual({
      title: 'Chess',
      intro: 'An intro.',
      chapters: [
        {
          id: 'C1',
          title: 'Aim',
          rules: [
            { id: 'C1.1', text: 'Mate the king.' },
            { id: 'C1.2', text: 'Or draw.' },
          ],
        },
        { id: 'R', title: 'Rulings', rules: [{ id: 'R1', text: 'Touch move.' }] },
      ],
    })
  })

  it('name the line that is neither chapter nor rule', () => {
    expect(() => parseRuleTexts('# T\n## C1 Aim\nloose words')).toThrow(/line 3/)
    expect(() => parseRuleTexts('# T\n## C1 Aim\n  - a part of nothing')).toThrow(/line 3/)
  })
})

describe('the checks of tested and placed rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'entrepot-rules-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('lists the ids that no test title names', () => {
    writeFileSync(join(folder, 'rules.md'), RULES)
    writeFileSync(
      join(folder, 'a.test.ts'),
      "// C1.2 in a comment does not count\nit('C1.1 mates the king', () => {})\n",
    )
    writeFileSync(join(folder, 'b.test.ts'), "describe('touching (R1)', () => {})\n")
    expect(untestedRules(join(folder, 'rules.md'), folder)).toEqual(['C1.2'])
  })

  it('lists the ids that no source names, alone or in a range', () => {
    const source = join(folder, 'src')
    mkdirSync(source)
    writeFileSync(join(folder, 'rules.md'), RULES)
    writeFileSync(join(source, 'chess.ts'), '/** The aim (C1.11). */\n')
    expect(unplacedRules(join(folder, 'rules.md'), source)).toEqual(['C1.1', 'C1.2', 'R1'])
    writeFileSync(join(source, 'aim.ts'), '// ── The aim (C1.1–C1.2) ──\n')
    expect(unplacedRules(join(folder, 'rules.md'), source)).toEqual(['R1'])
  })

  it('take indented lines as paragraphs of the rule above', () => {
    const { chapters } = parseRuleTexts(
      '# T\n## C1 Aim\n- C1.1 Two bonuses.\n  - One.\n  - Two.\n- C1.2 More.',
    )
    expect(chapters[0]?.rules).toEqual([
      { id: 'C1.1', text: 'Two bonuses.\nOne.\nTwo.' },
      { id: 'C1.2', text: 'More.' },
    ])
  })
})
