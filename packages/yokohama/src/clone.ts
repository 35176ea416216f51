import type { Frame, State } from './state.ts'

/** A copy that shares nothing. Written out: search copies a state a million times. */
export function clone(state: State): State {
  return {
    revealed: state.revealed,
    options: { ...state.options },
    seats: state.seats,
    start: state.start,
    active: state.active,
    round: state.round,
    lastRound: state.lastRound,
    over: state.over,
    agentsThisTurn: state.agentsThisTurn,
    usedThisTurn: state.usedThisTurn,
    station: state.station,
    frames: state.frames.map(cloneFrame),
    cells: state.cells.slice(),
    neighbours: state.neighbours.slice(),
    sites: state.sites.slice(),
    tokens: state.tokens.slice(),
    lots: state.lots.slice(),
    assistants: state.assistants.slice(),
    manned: state.manned.slice(),
    presidents: state.presidents.slice(),
    purse: state.purse.slice(),
    earned: state.earned.slice(),
    hand: state.hand.slice(),
    warehouse: state.warehouse.slice(),
    tokenOwner: state.tokenOwner.slice(),
    agents: state.agents.slice(),
    technologies: state.technologies.slice(),
    cardOwner: state.cardOwner.slice(),
    orders: state.orders.slice(),
    orderHand: state.orderHand.slice(),
    dealt: state.dealt.slice(),
    kept: state.kept.slice(),
    removed: state.removed.slice(),
    orderDeck: state.orderDeck.slice(),
    ports: state.ports.slice(),
    cardDeck: state.cardDeck.slice(),
    laboratories: state.laboratories.slice(),
    church: state.church.slice(),
    customs: state.customs.slice(),
    achievements: state.achievements.slice(),
    achievers: state.achievers.slice(),
  }
}

function cloneFrame({ kind, seat, area, power, agent, count, set, mining }: Frame): Frame {
  return { kind, seat, area, power, agent, count, set, mining }
}
