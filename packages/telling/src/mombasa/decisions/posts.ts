import { companyName, type DecisionShown } from './shown.ts'

const columnTargets = ({
  company,
  column,
}: {
  readonly company: string
  readonly column: number
}): string[] => [`column:${company}:${column}`]

export const post: DecisionShown = {
  title: (at, { company = '' }) => at.lexicon.words.titles.post(companyName(company, at)),
  view: 'board',
  choices: {
    post: {
      label: ({ column }, { lexicon }) => lexicon.words.choices.post(column),
      targets: columnTargets,
    },
  },
  clicks: { column: (company, _at, column) => ({ type: 'post', company, column }) },
}

export const returning: DecisionShown = {
  title: (at, { company = '' }) => at.lexicon.words.titles.return(companyName(company, at)),
  view: 'board',
  choices: {
    return: {
      label: ({ column }, { lexicon }) => lexicon.words.choices.return(column),
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
      label: ({ company, column }, at) => at.lexicon.words.choices.remove(companyName(company, at), column),
      targets: columnTargets,
    },
  },
  clicks: { column: (company, _at, column) => ({ type: 'remove', company, column }) },
}
