import { useEffect, useState } from 'react'
import { Insight } from '../../insight/insight.ts'
import { useController, useTable } from '../../table/table-context.ts'
import { ideasOf, type Idea } from './ideas.ts'

/** How long is thought about a decision. */
const MILLIS = 2500
const ITERATIONS = 3000

/** Ideas for the own decision at hand, thought of in a worker; they come as they are found. */
export function useIdeas(): { ideas: readonly Idea[]; state: 'thinking' | 'done' | 'idle' | 'failed' } {
  const { session } = useController()
  const view = useTable(({ now }) => now.view)
  const isAsked = useTable(({ decision }) => decision !== null)
  const [insight] = useState(() => new Insight())
  const [found, setFound] = useState<{
    view: object
    ideas: readonly Idea[]
    state: 'thinking' | 'done' | 'failed'
  }>()
  useEffect(() => () => insight.close(), [insight])
  useEffect(() => {
    const { seat, gameId, game } = session
    if (!isAsked || seat === null) return
    const off = new AbortController()
    const question = {
      game: gameId,
      version: game.version,
      seat,
      view,
      millis: MILLIS,
      iterations: ITERATIONS,
    }
    const tell = (ideas: readonly Idea[], state: 'thinking' | 'done' | 'failed'): void => {
      if (!off.signal.aborted) setFound({ view, ideas, state })
    }
    insight
      .explain(question, off.signal, (soFar) => tell(ideasOf(soFar, seat), 'thinking'))
      .then(
        (whole) => tell(ideasOf(whole, seat), 'done'),
        () => tell([], 'failed'),
      )
    return () => off.abort()
  }, [session, view, isAsked, insight])
  if (!isAsked) return { ideas: [], state: 'idle' }
  return found?.view === view ? found : { ideas: [], state: 'thinking' }
}
