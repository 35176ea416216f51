import { Suspense, useId, useState, type ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { refusalOf } from '../controller/foresight.ts'
import { decisionOf, viewOf } from '../controller/readings.ts'
import { RefusedSentence } from '../explain/refused-sentence.tsx'
import { useExplaining } from '../explain/use-explaining.ts'
import { RuleSentence } from '../rule-sentence.tsx'
import { personIn } from '../person-in.ts'
import { useTable } from '../table-context.ts'
import { useTextTable } from './text-table-context.ts'
import { useTextInput } from './use-text-input.ts'

/** Asks about any thing on the table: what it is, what it can be chosen for, or which rule forbids it. */
export function Ask(): ReactNode {
  const { words, text } = useTextTable()
  const [chosen, setChosen] = useState('')
  const [asked, setAsked] = useState<string | null>(null)
  const id = useId()
  const groups = text.things(useTextInput()).filter(({ things }) => things.length > 0)
  const first = groups[0]?.things[0]?.target ?? ''
  const known = groups.some(({ things }) => things.some(({ target }) => target === chosen))
  const target = known ? chosen : first
  return (
    <section id="ask" aria-labelledby={`${id}heading`}>
      <h2 id={`${id}heading`}>{words.ask}</h2>
      <p>{words.askLead}</p>
      <p className="draft-field">
        <label htmlFor={id}>{words.thing}</label>
        <select id={id} value={target} onChange={(event) => setChosen(event.target.value)}>
          {groups.map(({ heading, things }) => (
            <optgroup key={heading} label={heading}>
              {things.map((thing) => (
                <option key={thing.target} value={thing.target}>
                  {thing.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <button className="button" type="button" onClick={() => setAsked(target)}>
          {words.tell}
        </button>
      </p>
      <div role="status">{asked === null ? null : <Answer target={asked} />}</div>
    </section>
  )
}

function Answer({ target }: { target: string }): ReactNode {
  const { table: shell } = useMessages()
  const { words } = useTextTable()
  const state = useTable((whole) => whole)
  const { client, seat: viewer } = state.viewpoint
  const explaining = useExplaining()
  if (client.explaining !== undefined && explaining === null) return null
  const detail = explaining?.detail(target, viewOf(state), personIn(state.seats, viewer), viewer) ?? null
  const choices = decisionOf(state)?.choices.filter(({ targets }) => targets.includes(target)) ?? []
  const refused = refusalOf(state, target)
  return (
    <>
      {detail === null ? null : (
        <>
          <p>
            <b>{detail.title}</b>
          </p>
          {detail.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </>
      )}
      {choices.length > 0 ? (
        <p>{words.canNow(choices.map(({ label }) => label))}</p>
      ) : refused === null ? (
        <p>{words.nothingToDo}</p>
      ) : (
        <p>
          <strong>{shell.notAllowed}</strong> <RefusedSentence refused={refused} />
        </p>
      )}
      {detail?.rules.map((rule) => (
        <p key={rule} className="rule-text">
          <Suspense fallback={rule}>
            <RuleSentence game={client.id} rule={rule} />
          </Suspense>
        </p>
      ))}
    </>
  )
}
