import { baseColumns, isCovered, type View } from '@entrepot/mombasa'
import type { DecisionShown } from './shown.ts'

const columnTargets = ({
  company,
  column,
}: {
  readonly company: string
  readonly column: number
}): string[] => [`column:${company}:${column}`]

/** The worth of a share before and after the next post leaves a column, or one comes back to it. */
function worth(
  { companies }: View,
  { company, column }: { readonly company: string; readonly column: number },
  change: 1 | -1,
): { readonly coins: number; readonly from: number; readonly to: number } {
  const coins = nextCoins(companies, company, column, change)
  const from = companies.find(({ id }) => id === company)?.value ?? 0
  return { coins, from, to: from + change * coins }
}

/** The coins under the post that would leave a column next, or on the space that one coming back would cover. */
export function nextCoins(
  companies: View['companies'],
  company: string,
  column: number,
  change: 1 | -1 = 1,
): number {
  const coins = baseColumns(company)[column - 1] ?? []
  const { posts = 0, lastOpen = false } =
    companies.find(({ id }) => id === company)?.columns[column - 1] ?? {}
  const covered = coins.map((_, space) => isCovered(coins.length, posts, lastOpen, space))
  return coins[change === 1 ? covered.indexOf(true) : covered.lastIndexOf(false)] ?? 0
}

export const post: DecisionShown = {
  title(at, { company = '', region = '' }) {
    const { titles, board } = at.lexicon.words
    return board.about(at.lexicon.names.regions[region] ?? region, titles.post(company))
  },
  view: 'board',
  choices: {
    post: {
      label: ({ column }, { lexicon }) => lexicon.words.choices.post(column),
      more(command, { view, lexicon }) {
        const { coins, from, to } = worth(view, command, 1)
        return lexicon.words.board.uncovers(coins, from, to)
      },
      targets: columnTargets,
    },
  },
  clicks: { column: (company, _at, column) => ({ type: 'post', company, column }) },
}

export const returning: DecisionShown = {
  title(at, { company = '', regions = [] }) {
    const { titles, board } = at.lexicon.words
    const left = regions.filter((region) => at.view.regions[region]?.includes(company))
    const names = at.lexicon.speech.list(left.map((region) => at.lexicon.names.regions[region] ?? region))
    return board.about(names, titles.return(company))
  },
  view: 'board',
  choices: {
    return: {
      label: ({ column }, { lexicon }) => lexicon.words.choices.return(column),
      more(command, { view, lexicon }) {
        const { coins, from, to } = worth(view, command, -1)
        return lexicon.words.board.covers(coins, from, to)
      },
      targets: columnTargets,
    },
  },
  clicks: { column: (company, _at, column) => ({ type: 'return', company, column }) },
}

export const remove: DecisionShown = {
  title: ({ lexicon }, { amount = 0 }) => lexicon.words.titles.remove(amount),
  view: 'board',
  choices: {
    remove: {
      label: ({ company, column }, { lexicon }) => lexicon.words.choices.remove(company, column),
      targets: columnTargets,
    },
  },
  clicks: { column: (company, _at, column) => ({ type: 'remove', company, column }) },
}
