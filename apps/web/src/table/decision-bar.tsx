import { Suspense, useContext, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { useSettings } from '../settings/use-settings.ts'
import { lazyPart } from '../shell/lazy-part.tsx'
import { PartBoundary } from '../shell/part-boundary.tsx'
import { ChoiceButtons } from './choice-buttons.tsx'
import { isAlone } from './coach-corner.tsx'
import { useCompany } from './company.ts'
import { GoalContext } from './goal-context.ts'
import { LapsedNote } from './lapsed-note.tsx'
import { Preview } from './preview.tsx'
import { PacingButtons } from './follow/pacing-buttons.tsx'
import { ReplayButton } from './follow/replay-button.tsx'
import { HandOverButton } from './local/hand-over-button.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { awaitingConfirmOf, canConfirm, canUndo, lossOf, narrowedOf } from './controller/readings.ts'
import {
  useController,
  useDecision,
  useHandOver,
  usePersonOf,
  useSnapshot,
  useTable,
} from './table-context.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { Waiting } from './waiting.tsx'

const Warning = lazyPart(() => import('../learn/warning/warning.tsx'))

/** What is to be decided in words, what has been changed so far, and the way to go on or back. */
export function DecisionBar(): ReactNode {
  const { table: words, shared, device, follow } = useMessages()
  const controller = useController()
  const [openAt, setOpenAt] = useState<number | null>(null)
  const decision = useDecision()
  const awaiting = useTable(awaitingConfirmOf)
  const narrowed = useTable(narrowedOf)
  const loss = useTable(lossOf)
  const confirmable = useTable(canConfirm)
  const undoable = useTable(canUndo)
  const handOver = useHandOver()
  const snapshot = useSnapshot()
  const personOf = usePersonOf()
  const goal = useContext(GoalContext)
  const company = useCompany()
  const { warnings } = useSettings()
  const { seat, people, pacing } = controller.session
  // The whole list closes by itself when something has been chosen; what others decide meanwhile leaves it open.
  const ownLast = snapshot.log.findLast((line) => line.seat === seat)?.position ?? 0
  const everything = openAt === ownLast && decision !== null && awaiting === null && narrowed === null

  const shelf = useRef<HTMLElement>(null)
  const openList = (): void => setOpenAt(everything ? null : ownLast)
  useShortcuts({
    c: () => controller.confirm(),
    u: () => controller.undo(),
    'ctrl+z': () => controller.undo(),
    l: openList,
  })
  // Whoever opens the list wants to be in it, with the very next key.
  useLayoutEffect(() => {
    if (everything || narrowed !== null) shelf.current?.querySelector<HTMLElement>('.choices button')?.focus()
  }, [everything, narrowed])

  const waiting = snapshot.deciders.filter((decider) => decider !== seat).map(personOf)
  const sentence =
    awaiting?.label ??
    narrowed?.name ??
    (handOver === null ? decision?.title : shared.next(handOver.to)) ??
    (snapshot.held === true ? (people === null ? follow.paused : follow.pausedLive) : null) ??
    (snapshot.busy ? device.sending : words.thinking(waiting))
  const isWaiting =
    handOver === null && waiting.length > 0 && (seat === null || !snapshot.deciders.includes(seat))
  const hint =
    awaiting !== null
      ? (loss ?? words.confirmHint)
      : narrowed !== null
        ? undefined
        : handOver !== null
          ? shared.lookAround
          : (goal ?? decision?.hint)
  return (
    <section
      ref={shelf}
      className="decision-bar"
      tabIndex={-1}
      aria-label={words.yourDecision}
      aria-keyshortcuts="C U Control+Z L"
      data-mine={decision !== null || undefined}
    >
      <div className="sentence">
        <p className="title">
          {narrowed?.to === 'thing' && awaiting === null ? words.choicesFor(sentence) : sentence}
        </p>
        <div className="second">
          <Preview />
          {isWaiting ? (
            <Waiting />
          ) : hint === undefined ? null : (
            <p className={loss === null ? 'hint' : 'hint loss'}>{hint}</p>
          )}
        </div>
      </div>
      {company === null || seat === null ? null : <company.OwnClock people={company.people} seat={seat} />}
      {warnings && decision !== null && isAlone(controller.session) ? (
        <PartBoundary>
          <Suspense fallback={null}>
            <Warning />
          </Suspense>
        </PartBoundary>
      ) : null}
      <RefusalNote />
      <LapsedNote />
      {awaiting !== null ? null : <ChoiceButtons everything={everything} />}
      <div className="controls">
        {decision !== null && awaiting === null && narrowed === null && decision.choices.length > 0 ? (
          <button
            className="button quiet all-choices"
            type="button"
            aria-expanded={everything}
            aria-label={`${words.choices} (${decision.choices.length})`}
            onClick={openList}
          >
            <Icon name="list" />
            <span>{words.choices}</span> ({decision.choices.length})
          </button>
        ) : null}
        {isWaiting && pacing !== null ? <PacingButtons pacing={pacing} /> : <ReplayButton />}
        <button
          className="button undo"
          type="button"
          title={words.undo}
          aria-label={words.undo}
          disabled={!undoable}
          onClick={() => controller.undo()}
        >
          <Icon name="undo" />
        </button>
        <button
          className="button"
          type="button"
          title={words.reset}
          aria-label={words.reset}
          disabled={!undoable}
          onClick={() => controller.reset()}
        >
          <Icon name="reset" />
        </button>
        {handOver === null || confirmable ? (
          <button
            className="button primary confirm"
            type="button"
            disabled={!confirmable}
            onClick={() => controller.confirm()}
          >
            <Icon name="check" />
            {words.confirm}
          </button>
        ) : (
          <HandOverButton handOver={handOver} />
        )}
      </div>
    </section>
  )
}
