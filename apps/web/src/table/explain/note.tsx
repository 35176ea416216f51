import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { placeFor, type Box } from '../../learn/placing.ts'
import type { Detail, Explaining } from '../client.ts'
import { useDecision, usePersonOf, useSeat, useView } from '../table-context.ts'
import { THINGS, type Look } from './look.ts'
import { useExplaining } from './use-explaining.ts'

/** With more ways to use a thing than these, the decision bar lists them after the click. */
const MOST_DEEDS = 3

/** What is looked at: its name, what a click does, what it says in its own case, and what the signs on it mean. */
export default function Note({ look }: { look: Look }): ReactNode {
  const explaining = useExplaining()
  return explaining === null ? null : <NoteOf look={look} explaining={explaining} />
}

function NoteOf({ look, explaining }: { look: Look; explaining: Explaining }): ReactNode {
  const { table: words } = useMessages()
  const decision = useDecision()
  const view = useView()
  const personOf = usePersonOf()
  const viewer = useSeat()
  const id = useId()
  const note = useRef<HTMLElement>(null)
  const { element, thing, name } = look
  const detail: Detail | null = thing === null ? null : explaining.detail(thing, view, personOf, viewer)
  const signs = look.signs
    .map((sign) => ({ sign, ...explaining.sign(sign) }))
    .filter(({ text }) => text !== undefined)
  const deeds = (decision?.choices ?? []).filter(({ targets }) => thing !== null && targets.includes(thing))
  const title = detail?.title ?? (name === '' ? (element.getAttribute('aria-label') ?? '') : name)
  const isEmpty = detail === null && signs.length === 0 && name === ''

  // A sheet lies over everything: what is looked at in it is explained over it.
  const isInSheet = element.closest('dialog') !== null
  useLayoutEffect(() => {
    const { current } = note
    if (current === null) return
    if (isInSheet && !current.matches(':popover-open')) current.showPopover()
    const { x, y } = placeFor(
      { width: current.offsetWidth, height: current.offsetHeight },
      { things: [boxOf(element)], bar: barBox(), others: comparedWith(element), room: roomOf(element) },
      { width: innerWidth, height: innerHeight },
    )
    current.style.translate = `${x}px ${y}px`
  })
  // Who hears the table is told the same, once the name has been said.
  useLayoutEffect(() => {
    if (isEmpty || element.hasAttribute('aria-describedby')) return
    element.setAttribute('aria-describedby', id)
    return () => element.removeAttribute('aria-describedby')
  }, [element, id, isEmpty])

  if (isEmpty) return null
  return (
    <aside
      ref={note}
      id={id}
      className="detail"
      aria-label={words.details}
      popover={isInSheet ? 'manual' : undefined}
    >
      {detail?.picture ? <div className="picture scale">{detail.picture}</div> : null}
      <div>
        {title === '' ? null : <h2>{title}</h2>}
        {deeds.length > MOST_DEEDS
          ? null
          : deeds.map(({ label }) => (
              <p key={label} className="deed">
                {label}
              </p>
            ))}
        {detail?.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {signs.map(({ sign, name: called, text }) => (
          <p key={sign} className="sign-text">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <use href={`#${sign}`} />
            </svg>
            <span>
              {called === title ? null : <b>{called}</b>} {text}
            </span>
          </p>
        ))}
        {detail === null || detail.rules.length === 0 ? null : (
          <p className="rule-text">{detail.rules.map((rule) => words.rule(rule)).join(' · ')}</p>
        )}
      </div>
    </aside>
  )
}

/** The bar with the way on stays free. */
function barBox(): Box | null {
  const bar = document.querySelector('.decision-bar')
  return bar === null ? null : boxOf(bar)
}

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

function roomOf(element: Element): Box | undefined {
  const part = element.closest('.part')
  return part === null ? undefined : boxOf(part)
}

/** The other things of its kind in the same part: who looks at one of them chooses among them. */
function comparedWith(element: Element): Box[] {
  const kind = element.getAttribute('data-target')?.split(':')[0]
  if (kind === undefined) return []
  return [...(element.closest('.part, .sheet')?.querySelectorAll(`[data-target^="${kind}:"]`) ?? [])]
    .filter((other) => other !== element && other.matches(THINGS))
    .map(boxOf)
}
