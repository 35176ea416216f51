import { playerOf, trackFacts, type CompanyView } from '@entrepot/mombasa'
import type { Seat } from '@entrepot/kernel'
import { listed } from '../../listed.ts'
import type { Chapter } from '../../text.ts'
import type { TextSource } from './source.ts'

/** The company tracks: where everybody stands, what comes next, and what is printed there. */
export function tracksChapter(telling: TextSource): Chapter {
  const { view, seat, personOf, lexicon, terms } = telling
  const { names, words } = lexicon
  return {
    id: 'tracks',
    heading: words.things.tracks,
    passages: [
      {
        kind: 'table',
        caption: terms.where,
        columns: [
          terms.company,
          terms.shareValue,
          ...view.players.map((player) => lexicon.speech.called(personOf(player.seat))),
          ...(seat === null ? [] : [terms.yourNext]),
        ],
        rows: view.companies.map((company) => [
          names.companies[company.id],
          words.things.pounds(company.value),
          ...view.players.map((player) => placeText(telling, company, player.seat)),
          ...(seat === null ? [] : [nextText(telling, company, seat)]),
        ]),
      },
      {
        kind: 'table',
        caption: terms.printed,
        columns: [terms.company, terms.track, terms.shares, terms.calls, terms.specials],
        rows: view.companies.map(({ id, track }) => {
          const { shares, capitalCalls, specials } = trackFacts(track)
          return [
            names.companies[id],
            names.tracks[track],
            lexicon.speech.facts(shares.map(({ space }) => String(space))),
            listed(
              capitalCalls.map(({ cost, after }) => terms.callAfter(cost, after)),
              terms.none,
              lexicon.speech,
            ),
            listed(
              specials.map(({ payout, bonus, space }) => terms.specialAt(payout, bonus, space)),
              terms.none,
              lexicon.speech,
            ),
          ]
        }),
      },
    ],
  }
}

const NOWHERE = { space: 0, shares: 0, bonus: 0 }

function placeText({ view, lexicon, terms }: TextSource, { id, track }: CompanyView, seat: Seat): string {
  const { space, shares, bonus } = playerOf(view, seat).tracks[id] ?? NOWHERE
  const place = terms.place(space, trackFacts(track).spaces, lexicon.words.things.shares(shares))
  return bonus === 0 ? place : lexicon.speech.facts([place, terms.bonusUsable(bonus)])
}

/** What lies ahead of the reader's marker, the nearest of each kind. */
function nextText({ view, lexicon, terms }: TextSource, { id, track }: CompanyView, seat: Seat): string {
  const { shares, capitalCalls, specials } = trackFacts(track)
  const at = playerOf(view, seat).tracks[id]?.space ?? 0
  const share = shares.find(({ space }) => space > at)
  const call = capitalCalls.find(({ after }) => after >= at)
  const special = specials.find(({ space }) => space > at)
  return listed(
    [
      ...(share ? [terms.shareAt(share.space)] : []),
      ...(call ? [terms.callAfter(call.cost, call.after)] : []),
      ...(special ? [terms.specialAt(special.payout, special.bonus, special.space)] : []),
    ],
    terms.end,
    lexicon.speech,
  )
}
