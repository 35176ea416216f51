import { sameJson } from '@entrepot/kernel'
import { useId, useState, type ReactNode } from 'react'
import { figureAt, type Path } from '../figures.ts'
import { useDesk, type EditorDesk } from './editor-context.ts'
import { wordFor } from './fault-words.ts'
import type { Field } from './fields.ts'
import { unusedId } from './unused-id.ts'

/** The fields of a component; those of one thing on it stand together. `depth` keys are said already. */
export function Fields({ fields, depth = 0 }: { fields: readonly Field[]; depth?: number }): ReactNode {
  const desk = useDesk()
  return groupsOf(fields, depth).map(({ name, members }) =>
    name === null ? (
      <div key={`single ${members.map(keyOf).join()}`} className="figure-row">
        {members.map((field) => (
          <FieldInput key={keyOf(field)} field={field} depth={depth} />
        ))}
      </div>
    ) : (
      <fieldset key={`group ${name}`}>
        <legend>{labelOf([name], desk)}</legend>
        <div className="figure-row">
          {members.map((field) => (
            <FieldInput key={keyOf(field)} field={field} depth={depth + 1} />
          ))}
        </div>
      </fieldset>
    ),
  )
}

const keyOf = ({ path }: Field): string => path.join('.')

interface Group {
  readonly name: string | number | null
  readonly members: Field[]
}

/** Numbers and choices that lie in one member of the component make a group; lists and parts have a frame of their own. */
function groupsOf(fields: readonly Field[], depth: number): Group[] {
  const groups: Group[] = []
  for (const field of fields) {
    const nested = field.keys.length > depth + 1
    const name = nested ? (field.keys[depth] ?? null) : null
    const last = groups.at(-1)
    if (last !== undefined && last.name === name) last.members.push(field)
    else groups.push({ name, members: [field] })
  }
  return groups
}

/** Items of lists count from 1. */
function labelOf(keys: Path, { words, nameOf }: EditorDesk): string {
  return keys
    .map((key) => (typeof key === 'number' ? String(key + 1) : wordFor(key, words, nameOf)))
    .join(' · ')
}

function FieldInput({ field, depth }: { field: Field; depth: number }): ReactNode {
  const desk = useDesk()
  const label = labelOf(field.keys.slice(depth), desk)
  switch (field.kind) {
    case 'number':
      return <NumberInput field={field} label={label} />
    case 'choice':
      return <ChoiceInput field={field} label={label} />
    case 'flag':
      return <FlagInput field={field} label={label} />
    case 'part':
      return <PartInput field={field} label={label} />
    case 'list':
      return <ListInput field={field} label={label} />
  }
}

type Of<Kind extends Field['kind']> = Extract<Field, { readonly kind: Kind }>

/** What the default figures have, where it is something else. */
function ByDefault({ path, shown }: { path: Path; shown: (value: unknown) => string }): ReactNode {
  const { words, figures, own } = useDesk()
  const before = figureAt(own, path)
  if (sameJson(before ?? null, figureAt(figures, path) ?? null)) return null
  return <small className="by-default"> {words.byDefault(shown(before))}</small>
}

/** What a number may be written as. */
const NUMBER = /^\d{1,3}$/

/** A number; what cannot be one stays in the field with a sentence about it, and the figure stays what it was. */
function NumberInput({ field, label }: { field: Of<'number'>; label: string }): ReactNode {
  const { words, figures, change } = useDesk()
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const { path, optional } = field
  const value = figureAt(figures, path)
  const shown = typeof value === 'number' ? String(value) : ''
  const enter = (text: string): void => {
    const bare = text.trim()
    if (NUMBER.test(bare)) change(path, optional && Number(bare) === 0 ? undefined : Number(bare))
    else if (bare === '' && optional) change(path, undefined)
    else return setTyped(text)
    setTyped(null)
  }
  return (
    <label className="figure-field" data-empty={shown === '' || undefined}>
      <span>
        {label}
        <ByDefault
          path={path}
          shown={(before) => (typeof before === 'number' ? String(before) : words.none)}
        />
      </span>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? shown}
        aria-invalid={typed !== null}
        aria-describedby={typed === null ? undefined : id}
        onChange={({ target }) => enter(target.value)}
        onFocus={({ target }) => target.select()}
      />
      {typed === null ? null : (
        <small className="trouble" role="alert" id={id}>
          {words.wholeNumber}
        </small>
      )}
    </label>
  )
}

function ChoiceInput({ field, label }: { field: Of<'choice'>; label: string }): ReactNode {
  const { words, nameOf, figures, change } = useDesk()
  const { path, values } = field
  const value = figureAt(figures, path) ?? null
  const known = values.some((one) => one === value) ? values : [value as string | null, ...values]
  const shown = (one: unknown): string =>
    one === null || one === undefined ? words.none : wordFor(one as string | number, words, nameOf)
  return (
    <label className="figure-field wide">
      <span>
        {label}
        <ByDefault path={path} shown={shown} />
      </span>
      <select
        value={String(known.indexOf(value as string | null))}
        onChange={({ target }) => change(path, known[Number(target.value)] ?? null)}
      >
        {known.map((one, index) => (
          <option key={String(one)} value={String(index)}>
            {shown(one)}
          </option>
        ))}
      </select>
    </label>
  )
}

function FlagInput({ field, label }: { field: Of<'flag'>; label: string }): ReactNode {
  const { figures, change } = useDesk()
  return (
    <label className="figure-flag">
      <input
        type="checkbox"
        checked={figureAt(figures, field.path) === true}
        onChange={({ target }) => change(field.path, target.checked)}
      />
      {label}
    </label>
  )
}

/** Something that may be printed there or not. */
function PartInput({ field, label }: { field: Of<'part'>; label: string }): ReactNode {
  const { change } = useDesk()
  const { path, keys, blank, fields } = field
  return (
    <div className="figure-part">
      <label className="figure-flag">
        <input
          type="checkbox"
          checked={fields !== null}
          onChange={({ target }) => change(path, target.checked ? blank : undefined)}
        />
        {label}
      </label>
      {fields === null ? null : (
        <div className="figure-row">
          {fields.map((inner) => (
            <FieldInput
              key={keyOf(inner)}
              field={inner}
              depth={Math.min(keys.length, inner.keys.length - 1)}
            />
          ))}
        </div>
      )}
    </div>
  )
}

function ListInput({ field, label }: { field: Of<'list'>; label: string }): ReactNode {
  const { words, figures, change } = useDesk()
  const { path, keys, blank, rows } = field
  const items = (figureAt(figures, path) ?? []) as readonly unknown[]
  return (
    <fieldset className="figure-list">
      <legend>{label}</legend>
      <div className="figure-rows">
        {rows.map((row, index) => (
          <div className="figure-row" key={index} role="group" aria-label={`${label} ${index + 1}`}>
            {row.map((inner) => (
              <FieldInput
                key={keyOf(inner)}
                field={inner}
                depth={Math.min(keys.length + 1, inner.keys.length - 1)}
              />
            ))}
          </div>
        ))}
      </div>
      <p className="figure-buttons">
        <button
          className="button quiet"
          type="button"
          onClick={() => change(path, [...items, another(items, blank)])}
        >
          {words.add}
        </button>
        <button
          className="button quiet"
          type="button"
          disabled={items.length === 0}
          onClick={() => change(path, items.slice(0, -1))}
        >
          {words.removeLast}
        </button>
      </p>
    </fieldset>
  )
}

/** One more item: like the last, under an id of its own. */
function another(items: readonly unknown[], blank: unknown): unknown {
  const last = items.at(-1) ?? blank
  if (typeof last !== 'object' || last === null || !('id' in last)) return last
  return { ...last, id: unusedId(items as readonly { readonly id: string }[], 'new') }
}
