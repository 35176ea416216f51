import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { OwnClock } from '../clocks/own-clock.tsx'
import { LapsedNote } from '../lapsed-note.tsx'
import { RefusalNote } from '../refusal-note.tsx'
import { HandOverButton } from '../local/hand-over-button.tsx'
import { awaitingConfirmOf, canConfirm, canUndo, lossOf } from '../controller/readings.ts'
import {
  useController,
  useDecision,
  useHandOver,
  usePersonOf,
  useSeat,
  useSnapshot,
  useTable,
} from '../table-context.ts'
import { useShortcuts } from '../use-shortcuts.ts'
import { outlookText } from './consequences.ts'
import { DraftFields } from './draft-fields.tsx'
import { useTextTable } from './text-table-context.ts'
import { TextChoices } from './text-choices.tsx'
import { useTextInput } from './use-text-input.ts'

/** What is to be decided, every choice with its consequences, and the way on and back. */
export function TextDecision(): ReactNode {
  const { table: shell } = useMessages()
  const { words, text } = useTextTable()
  const input = useTextInput()
  const controller = useController()
  const { seat, people } = controller.session
  const decision = useDecision()
  const awaiting = useTable(awaitingConfirmOf)
  const loss = useTable(lossOf)
  const confirmable = useTable(canConfirm)
  const undoable = useTable(canUndo)
  const outlook = useTable((state) => state.outlook)
  const handOver = useHandOver()
  const snapshot = useSnapshot()
  const personOf = usePersonOf()
  const heading = useHeading()
  const id = useId()
  useShortcuts({
    c: () => controller.confirm(),
    u: () => controller.undo(),
  })

  // The next decision begins at its heading: whoever has just decided is led there, who reads elsewhere is left alone.
  const section = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const ownDeeds = snapshot.log.reduce((deeds, line) => deeds + (line.seat === seat ? 1 : 0), 0)
  useEffect(() => {
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body || section.current?.contains(activeElement))
      title.current?.focus()
  }, [heading, ownDeeds])

  const hint = decision === null ? undefined : text.hint(input, decision.hint)
  const soFar = outlookText(outlook, words, shell.total)
  const waiting = snapshot.deciders.filter((decider) => decider !== seat).map(personOf)
  return (
    <section ref={section} className="text-decision" aria-labelledby={id} aria-keyshortcuts="C U">
      <h2 ref={title} id={id} tabIndex={-1}>
        {heading}
      </h2>
      {awaiting !== null ? <p>{loss ?? shell.confirmHint}</p> : null}
      {awaiting !== null || hint === undefined ? null : <p>{hint}</p>}
      {decision !== null && waiting.length > 0 && awaiting === null ? <p>{shell.thinking(waiting)}</p> : null}
      {people === null || seat === null ? null : <OwnClock people={people} seat={seat} />}
      <RefusalNote />
      <LapsedNote />
      {soFar === '' ? null : (
        <p>
          <b>{words.soFar}:</b> {soFar}.
        </p>
      )}
      {decision === null || awaiting !== null ? null : (
        <>
          <DraftFields />
          {decision.choices.length === 0 ? null : <TextChoices choices={decision.choices} />}
        </>
      )}
      {decision === null ? null : (
        <p className="controls">
          <button
            className="button primary"
            type="button"
            disabled={!confirmable}
            onClick={() => controller.confirm()}
          >
            {shell.confirm}
          </button>
          <button className="button" type="button" disabled={!undoable} onClick={() => controller.undo()}>
            {shell.undo}
          </button>
          <button className="button" type="button" disabled={!undoable} onClick={() => controller.reset()}>
            {shell.reset}
          </button>
        </p>
      )}
      {handOver === null || awaiting !== null ? null : (
        <p className="controls">
          <HandOverButton handOver={handOver} />
        </p>
      )}
    </section>
  )
}

/** What stands over the decision: what is to be confirmed, decided or waited for. */
function useHeading(): string {
  const { table: shell, shared, device } = useMessages()
  const { words } = useTextTable()
  const decision = useDecision()
  const handOver = useHandOver()
  const awaiting = useTable(awaitingConfirmOf)
  const snapshot = useSnapshot()
  const personOf = usePersonOf()
  const seat = useSeat()
  if (awaiting !== null) return words.toConfirm(awaiting.label)
  if (handOver !== null) return shared.next(handOver.to)
  if (decision !== null) return shell.toDecide(decision.title)
  if (snapshot.busy) return device.sending
  const others = snapshot.deciders.filter((decider) => decider !== seat)
  return shell.thinking(others.map(personOf))
}
