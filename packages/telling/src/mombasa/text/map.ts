import { components, entryCost } from '@entrepot/mombasa'
import { listed } from '../../listed.ts'
import type { Chapter } from '../../text.ts'
import { rewardText } from '../describe.ts'
import type { TextSource } from './source.ts'

/** The map: every region with who is there, what it brings and what it borders on; then the bases. */
export function mapChapter(telling: TextSource): Chapter {
  const { view, lexicon, terms } = telling
  const { names, words } = lexicon
  const company = (id: string): string => names.companies[id]
  const expanding = view.pending.findLast(({ kind }) => kind === 'enter')?.company
  return {
    id: 'map',
    heading: words.things.map,
    passages: [
      {
        kind: 'table',
        caption: terms.regions,
        columns: [
          terms.region,
          terms.posts,
          ...(expanding === undefined ? [] : [terms.pointsToEnter(expanding)]),
          terms.reward,
          terms.mines,
          terms.neighbours,
        ],
        rows: components.map.regions.map(({ id, rewards, mines }) => [
          names.regions[id],
          listed((view.regions[id] ?? []).map(company), terms.none, lexicon.speech),
          ...(expanding === undefined ? [] : [entryCost(view, expanding, id) ?? terms.unreachable]),
          rewardText(rewards, lexicon),
          mines,
          neighboursText(id, telling),
        ]),
      },
      {
        kind: 'table',
        caption: terms.bases,
        columns: [
          terms.company,
          terms.shareValue,
          terms.column(1),
          terms.column(2),
          terms.column(3),
          terms.lost,
        ],
        rows: view.companies.map(({ id, value, columns, lostPosts }) => [
          company(id),
          words.things.pounds(value),
          ...columns.map(({ posts }) => terms.postsLeft(posts)),
          terms.postsLeft(lostPosts),
        ]),
      },
    ],
  }
}

/** The regions and bases across each border, with the kind of border. */
function neighboursText(region: string, { lexicon: { names, speech }, terms }: TextSource): string {
  const across = (name: string, lines: number): string => (lines === 2 ? terms.doubleBorder(name) : name)
  const { borders, bases } = components.map
  const lands = borders.flatMap(({ a, b, lines }) => {
    const other = a === region ? b : b === region ? a : null
    return other === null ? [] : [across(names.regions[other], lines)]
  })
  const seas = bases.flatMap(({ company, entries }) =>
    entries
      .filter((entry) => entry.region === region)
      .map(({ lines }) => across(terms.baseOf(company), lines)),
  )
  return speech.facts([...lands, ...seas])
}
