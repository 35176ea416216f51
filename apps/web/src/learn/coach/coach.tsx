import '../lesson.css'
import { sameJson, type BaseCommand } from '@entrepot/kernel'
import { loadTelling, type Telling } from '@entrepot/telling'
import { loadLearn, type LearnWords } from '@entrepot/words'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useLatest } from '../../i18n/use-latest.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSettings } from '../../settings/use-settings.ts'
import { outlookSince } from '../../table/controller/foresight.ts'
import { useClient, useController, useSeat, useTable } from '../../table/table-context.ts'
import { Pointer } from '../pointer.tsx'
import { playable, type Idea } from './ideas.ts'
import { useIdeas } from './use-ideas.ts'

/** More of a line nobody keeps in mind. */
const MOST_OF_LINE = 4

/** What would be good here: the best ways to go on, each with what it brings. Only where nobody but bots plays along. */
export default function Coach({ close }: { close: () => void }): ReactNode {
  const { language } = useSettings()
  const { gameId } = useController().session
  const parts = useLatest(language, async () => {
    const [words, telling] = await Promise.all([loadLearn(language), loadTelling(gameId, language)])
    return telling === null ? null : { words, telling }
  })
  return parts === null ? null : <Coaching {...parts} close={close} />
}

function Coaching({
  words,
  telling,
  close,
}: {
  words: LearnWords
  telling: Telling
  close: () => void
}): ReactNode {
  const { table } = useMessages()
  const { textTable } = useSettings()
  const { ideas, state } = useIdeas()
  const note = useRef<HTMLElement>(null)
  const heading = useId()
  useEffect(() => note.current?.focus(), [])
  const things = ideas.map(({ line }) => thingOf(line[0])).filter((thing) => thing !== null)
  return (
    <>
      {textTable || things.length < ideas.length ? null : <Pointer things={things} note={note} />}
      <section
        ref={note}
        tabIndex={-1}
        className={textTable ? 'lesson-note coach in-text' : 'lesson-note coach'}
        aria-labelledby={heading}
      >
        <h2 id={heading}>{words.coach.heading}</h2>
        <ol aria-live="polite">
          {ideas.map((idea) => (
            <IdeaLine key={JSON.stringify(idea.line[0])} idea={idea} words={words} telling={telling} />
          ))}
        </ol>
        {state === 'done' && isEqual(ideas) ? <p>{words.coach.equal}</p> : null}
        {state === 'done' ? null : <p role="status">{words.coach[state]}</p>}
        <p className="ways">
          <button className="button" type="button" onClick={close}>
            {table.close}
          </button>
        </p>
      </section>
    </>
  )
}

function IdeaLine({
  idea,
  words: { coach },
  telling,
}: {
  idea: Idea
  words: LearnWords
  telling: Telling
}): ReactNode {
  const controller = useController()
  const client = useClient()
  const seat = useSeat() ?? 0
  const table = useTable((state) => state)
  const { now, world, viewpoint, decision } = table
  const line = world === null ? [] : playable(viewpoint.game, world, seat, idea.line)
  const [first = '', ...then] = line
    .slice(0, MOST_OF_LINE)
    .map(({ command, view }) => telling.label(command, view, seat))
  const choice = decision?.choices.find(({ command }) => sameJson(command, idea.line[0]))
  const take = (): void => {
    if (choice !== undefined) return controller.choose(choice)
    // A plan is laid out card by card.
    for (const command of idea.line) {
      const thing = thingOf(command)
      if (thing !== null) controller.press(thing, thing)
    }
  }
  const nameOf = (category: string): string =>
    (coach.sources as Readonly<Record<string, string>>)[category === 'to come' ? 'toCome' : category] ??
    client.categories.find(({ id }) => id === category)?.name ??
    category
  const signed = (points: number): string => `${points > 0 ? '+' : '−'}${Math.abs(Math.round(points))}`
  const { changes } = outlookSince(
    table,
    now.view,
    line.map(({ command }) => command),
  )
  const atOnce = changes
    .filter(({ from, to }) => from !== to)
    .map(({ label, from, to }) => `${label} ${signed(to - from)}`)
  const later = idea.gains.map(({ category, points }) => `${nameOf(category)} ${signed(points)}`)
  return (
    <li>
      <p>
        <strong>{first}</strong> <small>{coach.wins(idea.wins)}</small>
      </p>
      {then.length === 0 ? null : <p className="hint">{coach.following(then)}</p>}
      {atOnce.length === 0 ? null : <p>{coach.atOnce(atOnce)}</p>}
      {later.length === 0 ? null : <p>{coach.later(later)}</p>}
      {idea.denied >= 1 ? <p>{coach.denies(Math.round(idea.denied))}</p> : null}
      <button className="button" type="button" onClick={take}>
        {coach.take}
      </button>
    </li>
  )
}

/** The thing on the table that a command is about: one that can be clicked and has its name. */
function thingOf(command: BaseCommand | undefined): string | null {
  const things = [...document.querySelectorAll<HTMLElement>('.table [data-target][data-legal]')]
  // What a command is about stands last in it: the card after the slot.
  const names = Object.values(command ?? {})
    .map(String)
    .toReversed()
  const [found] = names.flatMap(
    (name) => things.find(({ dataset }) => dataset['target']?.split(':')[1] === name) ?? [],
  )
  return found?.dataset['target'] ?? null
}

/** Closer than this, nobody can tell them apart. */
const EQUAL = 2

function isEqual(ideas: readonly Idea[]): boolean {
  const [first, second] = ideas
  return first !== undefined && second !== undefined && first.wins - second.wins < EQUAL
}
