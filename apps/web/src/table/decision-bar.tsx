import { useState, type ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { Icon } from '../icons/icon.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { ChoiceButtons } from './choice-buttons.tsx'
import { Preview } from './preview.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { useTable } from './table-context.ts'

/** What is to be decided in words, what has been changed so far, and the way to go on or back. */
export function DecisionBar(): ReactNode {
  const { table: words } = useMessages()
  const table = useTable()
  const [everything, setEverything] = useState(false)
  const [location] = useLocation()
  const { decision, held, narrowed, live, snapshot, seats, seat } = table

  if (!live) {
    return (
      <section className="decision-bar looking-back" aria-label={words.yourDecision}>
        <p className="sentence">{words.lookingBack(snapshot.position)}</p>
        <p className="controls">
          <Link className="button primary" href={location.replace(/\/at\/.*$/, '')}>
            {words.backToNow}
          </Link>
        </p>
      </section>
    )
  }
  const waiting = snapshot.deciders.filter((decider) => decider !== seat).map((other) => seats[other]?.name)
  const sentence = held?.label ?? narrowed?.name ?? decision?.title ?? words.thinking(waiting.join(', '))
  return (
    <section
      className="decision-bar"
      aria-label={words.yourDecision}
      data-mine={decision !== null || undefined}
    >
      <div className="sentence">
        <p className="title">{narrowed && !held ? words.choicesFor(sentence) : sentence}</p>
        {held ? <p className="hint">{words.confirmHint}</p> : null}
        {!held && !narrowed && decision?.hint ? <p className="hint">{decision.hint}</p> : null}
      </div>
      <RefusalNote />
      {held ? null : <ChoiceButtons everything={everything} />}
      <Preview />
      <div className="controls">
        {decision !== null && !held && !narrowed && decision.choices.length > 0 ? (
          <button
            className="button quiet"
            type="button"
            aria-expanded={everything}
            onClick={() => setEverything(!everything)}
          >
            {words.choices} ({decision.choices.length})
          </button>
        ) : null}
        <button
          className="button"
          type="button"
          title={words.undo}
          aria-label={words.undo}
          disabled={!table.canUndo}
          onClick={table.undo}
        >
          <Icon name="undo" />
        </button>
        <button
          className="button"
          type="button"
          title={words.reset}
          aria-label={words.reset}
          disabled={!table.canUndo}
          onClick={table.reset}
        >
          <Icon name="reset" />
        </button>
        <button className="button primary" type="button" disabled={!table.canConfirm} onClick={table.confirm}>
          <Icon name="check" />
          {words.confirm}
        </button>
      </div>
    </section>
  )
}
