import './lesson.css'
import { loadGamePart, loadLearn, type LessonWords } from '@entrepot/words'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { moduleOf } from '../games/index.ts'
import { useLatest } from '../i18n/use-latest.ts'
import type { LocalGame } from '../session/local-game.ts'
import { useSettings } from '../settings/use-settings.ts'
import { awaitingConfirmOf, isLive, narrowedOf } from '../table/controller/readings.ts'
import { useController, useTable } from '../table/table-context.ts'
import {
  BEGINNING,
  goOn,
  keepUp,
  momentOf,
  standingOf,
  stepAt,
  type Lesson,
  type LessonStep,
  type Position,
  type Progress,
} from './lesson.ts'
import { LessonNote, type NoteWords } from './lesson-note.tsx'
import { Pointer } from './pointer.tsx'
import { usePart } from './use-part.ts'

/** The lesson of a guided first game, over its table. */
export default function LessonLayer({ local }: { local: LocalGame }): ReactNode {
  const { language } = useSettings()
  const parts = useLatest(language, async () => {
    const [lesson, words, learn] = await Promise.all([
      moduleOf(local.gameId).lesson?.(),
      loadGamePart<LessonWords>(language, local.gameId, 'lesson'),
      loadLearn(language),
    ])
    return lesson === undefined ? null : { lesson, words: { ...words, learn } }
  })
  const isOn = useTable((state) => isLive(state) && state.now.outcome === null)
  return parts === null || !isOn ? null : <Teaching {...parts} local={local} />
}

function Teaching({
  lesson,
  words,
  local,
}: {
  lesson: Lesson
  words: NoteWords
  local: LocalGame
}): ReactNode {
  const controller = useController()
  const { textTable } = useSettings()
  const progress = useProgress(local)
  const position = usePosition(local)
  const reached = useMemo(() => keepUp(lesson, progress, position), [lesson, progress, position])
  useEffect(() => {
    if (reached !== progress && String(reached) !== String(progress)) local.learnt(reached)
  }, [local, reached, progress])

  // An earlier step is read again; what is to be done stays the same.
  const number = reached.length - 1
  const [read, setRead] = useState<{ readonly at: number; readonly step: number | null }>()
  const reading = read?.at === number ? read.step : null

  const step = stepAt(lesson, reached)
  const standing = standingOf(lesson, reached, position)
  const bar = useBar(step?.asks)
  const shown = standing === 'here' ? (step?.focus?.(momentOf(position, reached)) ?? []) : []
  const focus = step?.asks === undefined || standing === 'aside' ? shown : (bar ?? shown)
  const note = useRef<HTMLElement>(null)
  usePart(shown, textTable)
  if (step === undefined) return null
  return (
    <>
      {textTable ? null : <Pointer things={focus} note={note} />}
      <LessonNote
        ref={note}
        lesson={lesson}
        words={words}
        number={number}
        reading={reading}
        standing={standing}
        asks={step.asks}
        things={shown}
        isAsked={position.legal.length > 0}
        deeds={{
          read: (again) => setRead({ at: number, step: again }),
          goOn: () => local.learnt(goOn(reached, position)),
          leave: () => local.learnt(lesson.steps.reduce<Progress>((far) => goOn(far, position), reached)),
          ...(position.undoable > 0 ? { takeBack: () => controller.undo() } : {}),
        }}
      />
    </>
  )
}

/** What comes first in the bar: what awaits its confirmation, or the one meant of several choices; null where neither is. */
function useBar(asks: LessonStep['asks']): readonly string[] | null {
  const isAwaiting = useTable((state) => awaitingConfirmOf(state) !== null)
  const narrowed = useTable(narrowedOf)
  if (isAwaiting) return ['.confirm']
  if (narrowed === null) return null
  const place = narrowed.choices.findIndex(({ command }) => asks?.(command)) + 1
  return [place === 0 ? '.choices' : `.choices>li:nth-child(${place})`]
}

function useProgress(local: LocalGame): Progress {
  return useSyncExternalStore(
    (listener) => local.subscribe(listener),
    () => local.saved().lesson ?? BEGINNING,
  )
}

/** The table as the lesson looks at it. */
function usePosition(local: LocalGame): Position {
  const { seat } = useController().session
  const view = useTable(({ now }) => now.view)
  const legal = useTable((state) => (state.now.deciders.includes(seat ?? -1) ? state.legal : NOTHING))
  const undoable = useTable(({ now }) => now.undoable)
  const history = useSyncExternalStore(
    (listener) => local.subscribe(listener),
    () => local.history(),
  )
  return useMemo(
    () => ({
      view,
      legal,
      undoable,
      seat: seat ?? 0,
      own: history.lines.filter((line) => line.seat === seat).map(({ command }) => command),
    }),
    [view, legal, undoable, seat, history],
  )
}

const NOTHING: Position['legal'] = []
