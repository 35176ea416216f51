import type { Outcome, ScoreSheet, Seat } from '@entrepot/kernel'
import { DIAMOND_SCORE, INK_SCORE } from './components/board.ts'
import { CARDS, SHARE_CARDS } from './components/cards.ts'
import { COMPANIES } from './components/components.ts'
import { TRACK } from './components/tracks.ts'
import { shareValue } from './posts.ts'
import { NOT_OWNED, type State } from './state.ts'

/** Track shares and share icons on the own cards, wherever those are (M9.1, M12.1, M12.3). */
export function sharesOf(state: State, seat: Seat, company: number): number {
  let shares = TRACK[state.tracks[company]].shares[state.steps[seat * COMPANIES.size + company]]
  const cards = SHARE_CARDS[company]
  const from = seat * CARDS.size
  for (let i = 0; i < cards.length; i++) if (state.place[from + cards[i]] !== NOT_OWNED) shares++
  return shares
}

/** The seven lines of the score sheet (M12.4), as if the game were scored now. */
export function scores(state: State): ScoreSheet[] {
  const sheets: ScoreSheet[] = []
  for (let seat = 0; seat < state.seats; seat++) {
    const categories: { [category: string]: number } = { pounds: state.pounds[seat] }
    let total = state.pounds[seat]
    for (let company = 0; company < COMPANIES.size; company++) {
      const worth = sharesOf(state, seat, company) * shareValue(state, company)
      categories[COMPANIES.ids[company]] = worth
      total += worth
    }
    categories['diamonds'] = DIAMOND_SCORE[state.diamonds[seat]]
    categories['bookkeeping'] = INK_SCORE[state.inkwell[seat]]
    total += DIAMOND_SCORE[state.diamonds[seat]] + INK_SCORE[state.inkwell[seat]]
    sheets.push({ seat, categories, total })
  }
  return sheets
}

/** The most pounds win; a tie is a shared victory (M1.3). */
export function outcome(state: State): Outcome | null {
  if (state.phase !== 'over') return null
  const sheets = scores(state)
  const totals = [...new Set(sheets.map(({ total }) => total))].toSorted((a, b) => b - a)
  return {
    sheets,
    ranking: totals.map((total) => sheets.filter((sheet) => sheet.total === total).map(({ seat }) => seat)),
  }
}
