import { fastRng, type Seat } from '@entrepot/kernel'
import { loadTelling, type Telling } from '@entrepot/telling'
import { loadLearn, type LearnWords } from '@entrepot/words'
import { useEffect, useState, type ReactNode } from 'react'
import { useLatest } from '../../i18n/use-latest.ts'
import { useSettings } from '../../settings/use-settings.ts'
import { Insight } from '../../insight/insight.ts'
import { nameIn, type TableSession } from '../../session/session.ts'
import type { GameClient } from '../../table/client.ts'
import { commandsToConfirm } from '../../table/controller/readings.ts'
import { useClient, useController, useSeat, useTable } from '../../table/table-context.ts'
import { playable } from '../coach/ideas.ts'
import { mistakeIn, PATIENCE, turnOf, wake, type Mistake } from './judging.ts'

/** One for all tables: what bots go by is loaded once. */
const insight = new Insight()

/** More of a line nobody keeps in mind. */
const MOST_OF_LINE = 3

/** Says once, before something is confirmed, that it throws away much, and what would be better. */
export default function Warning(): ReactNode {
  const { language } = useSettings()
  const client = useClient()
  const controller = useController()
  const seat = useSeat() ?? 0
  const mistake = useMistake()
  const parts = useLatest(language, async () => {
    const [words, telling] = await Promise.all([
      loadLearn(language),
      loadTelling(controller.session.gameId, language),
    ])
    return telling === null ? null : { words, telling }
  })
  if (mistake === null || parts === null) return null
  return (
    <div className="refusal warning" role="alert">
      <p>{textOf(mistake, { ...parts, client, session: controller.session, seat })}</p>
    </div>
  )
}

/** What is wrong with what is to be confirmed; null while nothing is known to be. */
function useMistake(): Mistake | null {
  const controller = useController()
  const { session } = controller
  // Both stay the same objects for as long as the same thing is to be confirmed.
  const held = useTable(({ past, awaitingConfirm, decision }) =>
    past === null ? (awaitingConfirm ?? decision?.ready ?? null) : null,
  )
  const [found, setFound] = useState<{ readonly held: object; readonly mistake: Mistake } | null>(null)
  useEffect(() => wake(insight, session, session.snapshot().view), [session])
  useEffect(() => {
    const commands = commandsToConfirm(controller.state())
    if (held === null || commands === null) return
    const off = new AbortController()
    let state: 'thinking' | 'done' = 'thinking'
    let wanted: (() => void) | null = null
    const settle = (mistake: Mistake | null): void => {
      if (state === 'done' || off.signal.aborted) return
      state = 'done'
      if (mistake !== null) setFound({ held, mistake })
      else wanted?.()
    }
    const timer = setTimeout(() => settle(null), PATIENCE)
    turnOf(session, controller.state(), commands)
      .then((turn) => mistakeIn(insight, session, turn, off.signal))
      .then(settle, () => settle(null))
    const warden = (go: () => void): void => {
      if (state === 'done') go()
      else wanted = go
    }
    controller.warden.set(warden)
    return () => {
      clearTimeout(timer)
      off.abort()
      if (controller.warden.get() === warden) controller.warden.set(null)
    }
  }, [controller, session, held])
  return found !== null && found.held === held ? found.mistake : null
}

interface Source {
  readonly words: LearnWords
  readonly telling: Telling
  readonly client: GameClient
  readonly session: TableSession
  readonly seat: Seat
}

/** What it costs, what would be better, and what that would bring at once, as the coach says it. */
function textOf({ games, view, line }: Mistake, { words, telling, client, session, seat }: Source): string {
  const { game, seats } = session
  const world = game.resample(view, seat, fastRng('warning'))
  const better = playable(game, world, seat, line)
  const deeds = better
    .slice(0, MOST_OF_LINE)
    .map(({ command, view: seen }) => telling.label(command, seen, seat))
  const after = better.reduce((state, { command }) => game.apply(state, seat, command).state, world)
  const changes = client
    .changes(view, game.view(after, seat), seat, (other) => nameIn(seats, other))
    .map(({ label, from, to }) => `${label} ${to > from ? '+' : '−'}${Math.abs(to - from)}`)
  return [
    words.warning.costs(games),
    ...(deeds.length === 0 ? [] : [words.warning.better(deeds)]),
    ...(changes.length === 0 ? [] : [words.coach.atOnce(changes)]),
  ].join(' ')
}
