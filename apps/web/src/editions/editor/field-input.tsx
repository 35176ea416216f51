import { sameJson } from '@entrepot/kernel'
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { figureAt, type Path } from '../figures.ts'
import { useDesk } from './editor-context.ts'
import { keysText, wordFor } from './fault-words.ts'
import { groupsOf, type Field } from './fields.ts'
import { unusedId } from './unused-id.ts'

/** The fields of a component; those of one thing on it stand together. */
export function Fields({ fields }: { fields: readonly Field[] }): ReactNode {
  const desk = useDesk()
  return groupsOf(fields).map(({ name, members: [first, ...others] }) =>
    name.length === 0 ? (
      <FieldRow key={keyOf(first)} fields={[first, ...others]} depth={0} />
    ) : (
      <fieldset key={keyOf(first)}>
        <legend>{keysText(name, desk)}</legend>
        <FieldRow fields={[first, ...others]} depth={name.length} />
      </fieldset>
    ),
  )
}

const keyOf = ({ path }: Field): string => path.join('.')

/** Up to so many empty places are shown; more are one list to choose from. */
const FEW = 3

/** Fields side by side: those with a figure, and what else could be printed there. `depth` keys are said already. */
function FieldRow({ fields, depth }: { fields: readonly Field[]; depth: number }): ReactNode {
  const desk = useDesk()
  const { words, figures, own } = desk
  const hasFigure = ({ path }: Field): boolean =>
    figureAt(figures, path) !== undefined || figureAt(own, path) !== undefined
  const [chosen, setChosen] = useState<readonly string[]>(() => fields.filter(hasFigure).map(keyOf))
  const [added, setAdded] = useState<string | null>(null)
  const empty = fields.filter(
    (field) =>
      field.kind === 'number' && field.optional && !hasFigure(field) && !chosen.includes(keyOf(field)),
  )
  const folded = empty.length > FEW ? empty : []
  const depthOf = ({ keys }: Field): number => Math.min(depth, keys.length - 1)
  const add = (key: string): void => {
    setChosen([...chosen, key])
    setAdded(key)
  }
  return (
    <div className="figure-row">
      {fields
        .filter((field) => !folded.includes(field))
        .map((field) => (
          <FieldInput
            key={keyOf(field)}
            field={field}
            depth={depthOf(field)}
            fresh={keyOf(field) === added}
          />
        ))}
      {folded.length === 0 ? null : (
        <details className="figure-more">
          <summary>{words.add}</summary>
          <p className="figure-buttons">
            {folded.map((field) => (
              <button
                key={keyOf(field)}
                className="button quiet"
                type="button"
                onClick={() => add(keyOf(field))}
              >
                {keysText(field.keys.slice(depthOf(field)), desk)}
              </button>
            ))}
          </p>
        </details>
      )}
    </div>
  )
}

function FieldInput({
  field,
  depth,
  fresh = false,
}: {
  field: Field
  depth: number
  /** Whether it was added just now: it is written into next. */
  fresh?: boolean
}): ReactNode {
  const desk = useDesk()
  const label = keysText(field.keys.slice(depth), desk)
  switch (field.kind) {
    case 'number':
      return <NumberInput field={field} label={label} fresh={fresh} />
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
function NumberInput({
  field,
  label,
  fresh,
}: {
  field: Of<'number'>
  label: string
  fresh: boolean
}): ReactNode {
  const { words, figures, change } = useDesk()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // Before anything else is typed.
  useLayoutEffect(() => {
    if (fresh) input.current?.focus()
  }, [fresh])
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
        ref={input}
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
      {fields === null ? null : <FieldRow fields={fields} depth={keys.length} />}
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
          <div key={index} role="group" aria-label={`${label} ${index + 1}`}>
            <FieldRow fields={row} depth={keys.length + 1} />
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
