import type { GameId } from '@entrepot/bots/games'
import type { Game, OptionValues } from '@entrepot/kernel'
import type { ReactNode } from 'react'
import type { Messages } from '../i18n/messages/en.ts'
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
  game: GameId
  chosen: ChosenVariants
  onChange: (chosen: ChosenVariants) => void
}): ReactNode {
  const { setup } = useMessages()
  const variants = variantsOf(game, setup)
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
      {variants.filter((variant) => !isSwitch(variant)).map(choiceOf)}
      {variants.some(isSwitch) ? (
        <details>
          <summary>{setup.houseRules}</summary>
          {variants.filter(isSwitch).map(choiceOf)}
        </details>
      ) : null}
    </>
  )
}

function isSwitch({ choices }: Variant): boolean {
  return choices.some(({ value }) => value === 'on')
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
  /** The default comes first. */
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

function variantsOf(game: GameId, { variants }: Messages['setup']): Variant[] {
  const known: Partial<Record<GameId, Record<string, { name: string; values: Record<string, string> }>>> =
    variants
  return Object.entries(known[game] ?? {}).map(([id, { name, values }]) => ({
    id,
    legend: name,
    choices: Object.entries(values).map(([value, label]) => ({ value, label })),
  }))
}
