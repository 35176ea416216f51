import { endTriggers, goalsOf, type EndKind, type GoalKind } from '@entrepot/yokohama'
import type { Seat } from '@entrepot/kernel'
import { listed } from '../../listed.ts'
import type { Chapter, Passage } from '../../text.ts'
import { achievementOf } from '../components.ts'
import type { TextSource } from './source.ts'

/** The achievements with how far the reader has come, the agents that are left, and what brings the end. */
export function goalsChapter(telling: TextSource): Chapter {
  const { view, seat, personOf, lexicon, terms } = telling
  const { words, names } = lexicon
  return {
    id: 'goals',
    heading: terms.goals,
    passages: [
      {
        kind: 'table',
        caption: words.things.goals,
        columns: [
          terms.achievement,
          terms.first,
          terms.later,
          terms.reachedBy,
          ...(seat === null ? [] : [terms.progress]),
        ],
        rows: view.achievements.map(({ id, seats }) => {
          const { vpFirst, vpLater } = achievementOf(id)
          return [
            names.achievements[id],
            words.amounts.vp(vpFirst),
            words.amounts.vp(vpLater),
            listed(
              seats.map((other) => lexicon.speech.person(personOf(other))),
              terms.none,
              lexicon.speech,
            ),
            ...(seat === null ? [] : [progressText(telling, seat, id)]),
          ]
        }),
      },
      {
        kind: 'list',
        label: words.things.agentsLeft,
        items: view.agents.length === 0 ? [terms.none] : view.agents.map((agent) => names.agents[agent]),
      },
      endPassage(telling),
    ],
  }
}

/** How much of what an achievement asks for a player has. */
function progressText({ view, lexicon, terms }: TextSource, seat: Seat, achievement: string): string {
  return lexicon.speech.facts(
    goalsOf(view, seat, achievement).map(({ kind, have, need }) =>
      terms.progressOf(goalName(kind, lexicon, terms), have, need),
    ),
  )
}

function goalName(
  kind: GoalKind,
  { words, names }: TextSource['lexicon'],
  terms: TextSource['terms'],
): string {
  switch (kind) {
    case 'tokensAndAgents':
    case 'production':
    case 'commercial':
      return terms[kind]
    case 'orders':
      return words.things.fulfilled
    case 'technologies':
      return words.things.technologies
    default:
      return names.goods[kind]
  }
}

/** What brings the end, with how far it has come (Y11.1). */
function endPassage({ view, lexicon: { words, names }, terms }: TextSource): Passage {
  const nameOf = (kind: EndKind): string =>
    kind === 'tradingHouse' || kind === 'shop' ? names.pieces[kind] : names.managementBoards[`mb-${kind}`]
  return {
    kind: 'facts',
    label: terms.end,
    facts: [
      ...endTriggers(view).map(({ kind, have, need }): [string, string] => [
        nameOf(kind),
        terms.outOf(have, need),
      ]),
      [words.things.orders, words.things.deck(view.orderDeckSize)],
    ],
  }
}
