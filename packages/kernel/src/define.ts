import type { Applied, BaseCommand, BaseEvent, BaseState, Game, GameRules, Seat, Told } from './game.ts'
import { sameJson } from './json.ts'
import type { OptionValues } from './options.ts'
import { Refusal } from './refusal.ts'

/** Completes a game's rules with `apply`, the checked and pure way to play a command. */
export function defineGame<
  State extends BaseState,
  Command extends BaseCommand,
  Event extends BaseEvent,
  View extends object,
  Options extends OptionValues,
>(rules: GameRules<State, Command, Event, View, Options>): Game<State, Command, Event, View, Options> {
  function apply(state: State, seat: Seat, command: Command): Applied<State, Event> {
    const accepted = accept(rules, state, seat, command)
    const next = rules.clone(state)
    const events: Told<Event>[] = []
    rules.step(next, seat, accepted, (event, to) => events.push({ event, to: to ?? null }))
    return { state: next, events }
  }
  return { ...rules, apply }
}

/** The legal command that equals the given one, or a Refusal that says which rule forbids it. */
function accept<State extends BaseState, Command extends BaseCommand>(
  rules: Pick<GameRules<State, Command, BaseEvent, object, OptionValues>, 'legal' | 'deciders' | 'refuse'>,
  state: State,
  seat: Seat,
  command: Command,
): Command {
  const given: unknown = command
  if (
    typeof given !== 'object' ||
    given === null ||
    Array.isArray(given) ||
    typeof command.type !== 'string'
  ) {
    throw new Refusal('K.command', { reason: 'a command is an object with a type' })
  }
  const deciders = rules.deciders(state)
  if (deciders.length === 0) throw new Refusal('K.over')
  const legal = Number.isInteger(seat) ? rules.legal(state, seat) : []
  const accepted = legal.find((candidate) => sameJson(candidate, command))
  if (accepted !== undefined) return accepted
  if (!deciders.includes(seat) && legal.length === 0)
    throw new Refusal('K.turn', { seat: Number(seat), deciders })
  const { rule, params } = rules.refuse(state, seat, command)
  throw new Refusal(rule, params)
}
