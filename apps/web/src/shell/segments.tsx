import { useId, type ReactNode } from 'react'

interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly lang?: string | undefined
}

/** One of a few: radio buttons that look like a row of labels. */
export function Segments<Value extends string>({
  legend,
  hint,
  choices,
  value,
  onChange,
}: {
  legend: string
  hint?: string | undefined
  choices: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
}): ReactNode {
  const name = useId()
  return (
    <fieldset aria-describedby={hint === undefined ? undefined : `${name}hint`}>
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
      {hint === undefined ? null : (
        <p className="hint" id={`${name}hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
