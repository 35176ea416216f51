import type { ListedGame } from '@entrepot/bots/games'
import type { Game, OptionValues } from '@entrepot/kernel'
import type { GameWords } from '@entrepot/words'
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { Segments } from './segments.tsx'

/** What was chosen, by the id of the option; what is not there stays at its default. */
export type ChosenVariants = Readonly<Record<string, string>>

/** The options of a game, in words. Switches stand behind one line: who sits down for the first time need not read them. */
export function VariantChoices({
  game,
  chosen,
  onChange,
}: {
  game: ListedGame
  chosen: ChosenVariants
  onChange: (chosen: ChosenVariants) => void
}): ReactNode {
  const { setup, games } = useMessages()
  const variants = variantsOf(game, games[game.id], setup.switch)
  const choiceOf = ({ id, legend, choices }: Variant): ReactNode => (
    <Segments
      key={id}
      legend={legend}
      choices={choices}
      value={chosen[id] ?? choices[0]?.value ?? ''}
      onChange={(value) => onChange({ ...chosen, [id]: value })}
    />
  )
  return (
    <>
      {variants.filter(({ isSwitch }) => !isSwitch).map(choiceOf)}
      {variants.some(({ isSwitch }) => isSwitch) ? (
        <details>
          <summary>{setup.houseRules}</summary>
          {variants.filter(({ isSwitch }) => isSwitch).map(choiceOf)}
        </details>
      ) : null}
    </>
  )
}

/** The chosen values as the rules take them; one that has no effect at this number of players is left out. */
export function optionsFor(game: Game, chosen: ChosenVariants, seats: number): OptionValues {
  const options: Record<string, string | boolean> = {}
  for (const [id, value] of Object.entries(chosen)) {
    const spec = game.options[id]
    if (spec === undefined || spec.seats?.includes(seats) === false) continue
    options[id] = spec.kind === 'switch' ? value === 'on' : value
  }
  return options
}

interface Variant {
  readonly id: string
  readonly legend: string
  readonly isSwitch: boolean
  /** The default comes first. */
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

function variantsOf(
  { options }: ListedGame,
  words: GameWords,
  switched: Readonly<Record<string, string>>,
): Variant[] {
  return Object.entries(options).map(([id, option]) => {
    const isSwitch = option.kind === 'switch'
    const { name, values = switched } = words.options[id]
    const initial = isSwitch ? (option.default ? 'on' : 'off') : option.default
    const choices = Object.entries(values).map(([value, label]) => ({ value, label }))
    const first = (choice: { value: string }): number => (choice.value === initial ? 0 : 1)
    return { id, legend: name, isSwitch, choices: choices.toSorted((a, b) => first(a) - first(b)) }
  })
}
