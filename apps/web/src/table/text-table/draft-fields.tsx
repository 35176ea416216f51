import type { DraftField } from '@entrepot/telling'
import { useId, type ReactNode } from 'react'
import { useController, useDraft } from '../table-context.ts'
import { useTextTable } from './text-table-context.ts'
import { useTextInput } from './use-text-input.ts'

/** A draft as a form: one list for each place that can be filled. */
export function DraftFields(): ReactNode {
  const { text } = useTextTable()
  const draft = useDraft()
  const fields = text.draftFields(useTextInput(), draft)
  return fields.map((field) => <Field key={field.place} field={field} />)
}

function Field({ field: { place, label, hint, options } }: { field: DraftField }): ReactNode {
  const { words, text } = useTextTable()
  const draft = useDraft()
  const controller = useController()
  const id = useId()
  return (
    <p className="draft-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={draft[place] ?? ''}
        aria-describedby={`${id}hint`}
        onChange={(event) => controller.lay(text.fill(draft, place, event.target.value))}
      >
        <option value="">{words.nothing}</option>
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <span id={`${id}hint`} className="consequences">
        {hint}
      </span>
    </p>
  )
}
