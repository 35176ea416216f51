import {
  canonicalJson,
  sameJson,
  type BaseEvent,
  type BaseState,
  type Told,
  type Viewer,
} from '../src/index.ts'
import { equalTexts } from './checks-play.ts'
import { assertPlain, changedPaths, covers } from './plain.ts'
import { randomDecision } from './playout.ts'
import type { Check, Moment } from './run.ts'
import type { AnySubject } from './subject.ts'

/** Checks of what a viewer may know: views, events, resampled worlds. */
export const viewChecks: readonly Check[] = [
  {
    name: 'views leak nothing: worlds that differ only in a secret look the same',
    sampled(moment) {
      for (const viewer of viewersOf(moment)) {
        const world = moment.subject.scramble(moment.match.state, viewer, moment.rng)
        sameToViewer(moment, world, viewer)
      }
    },
  },
  {
    name: 'a view made beside that of somebody else is the same',
    sampled({ subject, match }) {
      const { game } = subject
      const viewers: Viewer[] = [null, ...Array.from({ length: match.record.seats }, (_, seat) => seat)]
      for (const viewer of viewers) {
        const alone = canonicalJson(game.view(match.state, viewer))
        for (const other of viewers) {
          const view = game.view(match.state, viewer, game.view(match.state, other))
          equalTexts(canonicalJson(view), alone, `view of ${viewer} beside that of ${other}`)
        }
      }
    },
  },
  {
    name: 'a view made from an earlier one is the same',
    sampled({ subject: { game }, match, after }) {
      const viewers: Viewer[] = [null, ...Array.from({ length: match.record.seats }, (_, seat) => seat)]
      // Back as well: commands are taken back.
      for (const [was, is] of [
        [match.state, after.state],
        [after.state, match.state],
      ] as const) {
        for (const viewer of viewers) {
          const earlier = { state: was, view: game.view(was, viewer) }
          const view = game.view(is, viewer, undefined, earlier)
          equalTexts(canonicalJson(view), canonicalJson(game.view(is, viewer)), `later view of ${viewer}`)
        }
      }
    },
  },
  {
    name: 'what is taken from an earlier view is the same whichever state came first',
    sampled({ subject: { game }, match, after, seat }) {
      const { state } = match
      const view = game.view(state, seat)
      const forth = takenPaths(game.view(after.state, seat, undefined, { state, view }), view)
      const back = takenPaths(game.view(state, seat, undefined, { state: after.state, view }), view)
      equalTexts(forth.join(), back.join(), 'what was taken over')
    },
  },
  {
    name: 'what a command tells a viewer counts as revealed',
    sampled(moment) {
      for (const viewer of viewersOf(moment)) {
        const world = moment.subject.scramble(moment.match.state, viewer, moment.rng)
        sameAfterwards(moment, world, viewer)
      }
    },
  },
  {
    name: 'a choice made in secret is told to nobody',
    sampled(moment) {
      const deciders = moment.subject.game.deciders(moment.match.state)
      if (deciders.length < 2) return
      for (const viewer of [null, ...deciders.filter((seat) => seat !== moment.seat)])
        sameWhicheverChosen(moment, viewer)
    },
  },
  {
    name: 'a resampled world looks the same and offers the same',
    sampled({ subject, match, rng }) {
      const { game } = subject
      for (let seat = -1; seat < match.record.seats; seat++) {
        const viewer = seat < 0 ? null : seat
        const view = game.view(match.state, viewer)
        assertPlain(view, 'view')
        const world = game.resample(JSON.parse(JSON.stringify(view)) as object, viewer, rng)
        assertPlain(world, 'resampled state')
        subject.invariants(world)
        equalTexts(
          canonicalJson(game.view(world, viewer)),
          canonicalJson(view),
          `view of ${viewer} on the resampled world`,
        )
        equalTexts(canonicalJson(game.deciders(world)), canonicalJson(game.deciders(match.state)), 'deciders')
        if (viewer !== null) {
          equalTexts(
            canonicalJson(game.legal(world, viewer)),
            canonicalJson(game.legal(match.state, viewer)),
            'legal commands',
          )
        }
      }
    },
  },
  {
    name: 'a resampled world can be played on',
    sampled({ subject, match, seat, rng }) {
      const world = subject.game.resample(subject.game.view(match.state, seat), seat, rng)
      for (let count = 0; count < 40; count++) {
        const decision = randomDecision(subject.game, world, rng)
        if (decision === null) break
        subject.game.step(world, decision.seat, decision.command, null)
      }
      subject.invariants(world)
    },
  },
  {
    name: 'events tell every change that a spectator sees',
    always({ subject, match, after, events }) {
      const told: readonly string[] = events.flatMap(({ event, to }) =>
        to === null ? coveredBy(subject.covers, event) : [],
      )
      const changed = changedPaths(spectatorsView(subject, match.state), spectatorsView(subject, after.state))
      for (const path of changed) {
        if (![...told, ...subject.unspoken].some((pattern) => covers(pattern, path))) {
          const types = events.map(({ event }) => event.type).join(', ')
          throw new Error(`${path} has changed and no event tells it (events: ${types || 'none'})`)
        }
      }
    },
  },
]

/** The paths at which a value has the very things of another one. */
function takenPaths(value: unknown, from: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || typeof from !== 'object' || from === null) return []
  if (value === from) return [path]
  const members = from as { readonly [name: string]: unknown }
  return Object.entries(value).flatMap(([name, member]) =>
    takenPaths(member, members[name], `${path}/${name}`),
  )
}

let lastSeen: { readonly state: BaseState; readonly view: object } | undefined

/** A state comes after one command and before the next: its view is made once for both. */
function spectatorsView({ game }: AnySubject, state: BaseState): object {
  if (lastSeen?.state !== state) lastSeen = { state, view: game.view(state, null) }
  return lastSeen.view
}

function coveredBy(
  table: { readonly [type: string]: readonly string[] },
  event: BaseEvent,
): readonly string[] {
  const paths = table[event.type]
  if (paths === undefined) throw new Error(`the subject does not say what the event ${event.type} covers`)
  return paths
}

/** A seat or the spectator, in turn, and always the seat that acts. */
function viewersOf({ match, seat, rng }: Moment): Viewer[] {
  const other = rng.d % (match.record.seats + 1)
  return [seat, other === match.record.seats ? null : other]
}

function sameToViewer({ subject, match }: Moment, world: BaseState, viewer: Viewer): void {
  const { game } = subject
  equalTexts(
    canonicalJson(game.view(world, viewer)),
    canonicalJson(game.view(match.state, viewer)),
    `view of ${viewer}`,
  )
  if (viewer === null) return
  equalTexts(
    canonicalJson(game.legal(world, viewer)),
    canonicalJson(game.legal(match.state, viewer)),
    `legal commands of ${viewer}`,
  )
}

/** The same command in both worlds, where it is legal in both, tells the viewer the same unless something was revealed. */
function sameAfterwards(
  { subject, match, seat, command, after, events }: Moment,
  world: BaseState,
  viewer: Viewer,
): void {
  const { game } = subject
  if (!game.legal(world, seat).some((candidate) => sameJson(candidate, command))) return
  const other = game.apply(world, seat, command)
  const silent = after.state.revealed === match.state.revealed && other.state.revealed === world.revealed
  if (!silent) return
  equalTexts(
    canonicalJson(game.view(other.state, viewer)),
    canonicalJson(game.view(after.state, viewer)),
    `next view of ${viewer}`,
  )
  equalTexts(heard(other.events, viewer), heard(events, viewer), `events to ${viewer}`)
}

/** Choices that leave the viewer with the same view must have told it the same. */
function sameWhicheverChosen({ subject, match, seat, legal, after, events }: Moment, viewer: Viewer): void {
  const view = canonicalJson(subject.game.view(after.state, viewer))
  for (const choice of legal) {
    const other = subject.game.apply(match.state, seat, choice)
    if (canonicalJson(subject.game.view(other.state, viewer)) !== view) continue
    equalTexts(
      heard(other.events, viewer),
      heard(events, viewer),
      `events of seat ${seat}'s choice to ${viewer}`,
    )
  }
}

function heard(events: readonly Told<BaseEvent>[], viewer: Viewer): string {
  return canonicalJson(
    events
      .filter(({ to }) => to === null || (viewer !== null && to.includes(viewer)))
      .map(({ event }) => event),
  )
}
