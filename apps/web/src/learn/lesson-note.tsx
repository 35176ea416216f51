import type { LearnWords, LessonWords } from '@entrepot/words'
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react'
import { useSettings } from '../settings/use-settings.ts'
import { useDecision } from '../table/table-context.ts'
import type { Lesson, LessonStep, Standing } from './lesson.ts'

export type NoteWords = LessonWords & { readonly learn: LearnWords }

interface Deeds {
  /** Reads an earlier step again, or the one at hand. */
  read(step: number | null): void
  goOn(): void
  /** Goes on without a lesson. */
  leave(): void
  takeBack?(): void
}

/** What a lesson says: one thing, what to do with it, and the ways on, back and out. */
export function LessonNote({
  ref,
  lesson,
  words,
  number,
  reading,
  standing,
  asks,
  things,
  isAsked,
  deeds,
}: {
  ref: RefObject<HTMLElement | null>
  lesson: Lesson
  words: NoteWords
  number: number
  reading: number | null
  standing: Standing
  asks: LessonStep['asks']
  /** What is pointed at. */
  things: readonly string[]
  isAsked: boolean
  deeds: Deeds
}): ReactNode {
  const { learn, steps } = words
  const { textTable } = useSettings()
  const heading = useId()
  useHeldFocus(ref)
  const shown = reading ?? number
  const text = steps[lesson.steps[shown]?.id ?? '']
  const isLast = number === lesson.steps.length - 1
  const isBehind = reading !== null
  return (
    <section
      ref={ref}
      className={textTable ? 'lesson-note in-text' : 'lesson-note'}
      aria-labelledby={heading}
      tabIndex={-1}
    >
      <div aria-live="polite">
        <p className="where">
          {learn.lesson} · {learn.step(shown + 1, lesson.steps.length)}
        </p>
        <h2 id={heading}>{text?.title}</h2>
        {isBehind || standing === 'here' ? (
          <p>{text?.text}</p>
        ) : (
          <p>{standing === 'aside' ? learn.aside : isAsked ? learn.waiting : learn.watching}</p>
        )}
      </div>
      {textTable && !isBehind && standing === 'here' && asks !== undefined ? (
        <Wanted asks={asks} things={things} words={learn} />
      ) : null}
      <p className="ways">
        <button
          className="button quiet"
          type="button"
          disabled={shown === 0}
          onClick={() => deeds.read(shown - 1)}
        >
          {learn.back}
        </button>
        {isBehind ? (
          <button
            className="button primary"
            type="button"
            onClick={() => deeds.read(shown + 1 === number ? null : shown + 1)}
          >
            {learn.next}
          </button>
        ) : asks === undefined && standing === 'here' ? (
          <button className="button primary" type="button" onClick={deeds.goOn}>
            {isLast ? learn.playOn : learn.next}
          </button>
        ) : (
          <>
            {standing === 'aside' && isAsked && deeds.takeBack !== undefined ? (
              <button className="button primary" type="button" onClick={deeds.takeBack}>
                {learn.takeBack}
              </button>
            ) : null}
            <button className="button quiet" type="button" onClick={deeds.goOn}>
              {learn.skip}
            </button>
          </>
        )}
        {isLast ? null : (
          <button className="button quiet" type="button" onClick={deeds.leave}>
            {learn.leave}
          </button>
        )}
      </p>
    </section>
  )
}

/** Whoever reads on with the keyboard stays in the note when the button that was pressed is gone with its step. */
function useHeldFocus(note: RefObject<HTMLElement | null>): void {
  const isHeld = useRef(false)
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
      isHeld.current = target instanceof Node && note.current?.contains(target) === true
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [note])
  useEffect(() => {
    if (isHeld.current && document.activeElement === document.body)
      note.current?.focus({ preventScroll: true })
  })
}

/** Which of the choices in the list are meant: who reads the table sees no rings. */
function Wanted({
  asks,
  things,
  words,
}: {
  asks: NonNullable<LessonStep['asks']>
  things: readonly string[]
  words: LearnWords
}): ReactNode {
  const asked = useDecision()?.choices.filter(({ command }) => asks(command)) ?? []
  const pointed = asked.filter(({ targets }) => targets.some((target) => things.includes(target)))
  const labels = (pointed.length > 0 ? pointed : asked).map(({ label }) => label)
  return labels.length === 0 || labels.length > MOST_LABELS ? null : <p>{words.wanted(labels)}</p>
}

/** More than these are no hint. */
const MOST_LABELS = 4
