import { useId, type ReactNode } from 'react'

interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly lang?: string
}

/** One of a few: radio buttons that look like a row of labels. */
export function Segments<Value extends string>({
  legend,
  choices,
  value,
  onChange,
}: {
  legend: string
  choices: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
}): ReactNode {
  const name = useId()
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="segments">
        {choices.map((choice) => (
          <label key={choice.value} lang={choice.lang} data-checked={choice.value === value || undefined}>
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
