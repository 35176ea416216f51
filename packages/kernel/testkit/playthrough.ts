import {
  begin,
  canonicalJson,
  hashState,
  play,
  fastRng,
  type BaseCommand,
  type BaseState,
  type Game,
  type Match,
  type OptionValues,
} from '../src/index.ts'
import { randomDecision, type Deal } from './playout.ts'

/**
 * A whole random game as a text that people can read and tools can diff: who could do what, what was done, what happened. A
 * change of the rules shows in review as a change of these files.
 */
export function playthrough(game: Game, deal: Deal): string {
  const rng = fastRng(`${deal.seed}/choices`)
  let match: Match<BaseState, BaseCommand> = begin(game, deal.options as OptionValues, deal.seats, deal.seed)
  const lines = [
    `# ${game.id}, ${deal.seats} players, options ${canonicalJson(match.record.options)}, seed ${deal.seed}`,
    `start ${hashState(match.state).slice(0, 16)}`,
  ]
  let round = 0
  for (;;) {
    const decision = randomDecision(game, match.state, rng)
    if (decision === null) break
    if (game.round(match.state) !== round) {
      round = game.round(match.state)
      lines.push('', `## round ${round}`)
    }
    const position = match.record.log.length + 1
    const { events, ...next } = play(game, match, decision.seat, decision.command)
    const barrier = next.record.log.at(-1)?.barrier === true ? ' |' : ''
    lines.push(
      `${position}. seat ${decision.seat} of ${decision.legal.length}: ${words(decision.command)}${barrier}`,
    )
    for (const { event, to } of events)
      lines.push(`    ${to === null ? '' : `(only ${to.join()}) `}${words(event)}`)
    match = next
  }
  lines.push('', '## result')
  for (const { seat, total, categories } of game.outcome(match.state)?.sheets ?? []) {
    lines.push(`seat ${seat}: ${total} = ${words({ type: '', ...categories }).trim()}`)
  }
  lines.push(
    `ranking ${canonicalJson(game.outcome(match.state)?.ranking)}`,
    `end ${hashState(match.state).slice(0, 16)}`,
    '',
  )
  return lines.join('\n')
}

function words({ type, ...members }: { readonly type: string }): string {
  return [
    type,
    ...Object.entries(members).map(
      ([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
    ),
  ].join(' ')
}
