import { describe, expect, it } from 'vitest'
import { because, decision, decisionTable, popFrame, reasonIn, runForced } from '../src/index.ts'

type Kind = 'draw' | 'choose' | 'search'
interface Frame {
  readonly kind: Kind
  readonly seat: number
}
interface State {
  frames: Frame[]
  coins: number[]
}
type Command = { readonly type: 'take'; readonly coin: number } | { readonly type: 'leave' }

const frame = { show: (shown: Frame): Frame => shown, read: (shown: Frame): Frame => shown }
const part = decision<State, Frame, Command, string, Frame>

/** Draw a coin unasked, choose one of those drawn, search: asked although there is one choice. */
const DECISIONS = decisionTable<State, Frame, Command, string, Frame>({
  draw: part({
    rule: 'T1.1',
    list: () => {},
    apply: () => {},
    run(state, _frame, emit) {
      popFrame(state)
      state.coins.push(state.coins.length)
      if (emit) emit('drawn')
      return true
    },
    ...frame,
  }),
  choose: part({
    rule: 'T1.2',
    list(state, _frame, out) {
      for (const coin of state.coins) out.push({ type: 'take', coin })
    },
    apply(state, _frame, command, emit) {
      popFrame(state)
      if (command.type === 'take') state.coins.splice(state.coins.indexOf(command.coin), 1)
      if (emit) emit('taken')
    },
    refuse: { take: (_state, _frame, { coin }) => because('T1.2', { coin }) },
    ...frame,
  }),
  search: part({
    rule: 'T1.3',
    isOpen: () => true,
    list: (_state, _frame, out) => void out.push({ type: 'leave' }),
    apply: popFrame,
    ...frame,
  }),
})

function run(kinds: Kind[], coins: number[], listBeside?: Parameters<typeof runForced>[3]) {
  const state: State = { frames: kinds.map((kind) => ({ kind, seat: 0 })), coins }
  const said: string[] = []
  runForced(DECISIONS, state, (event) => said.push(event), listBeside as never)
  return { said, coins: state.coins, left: state.frames.map(({ kind }) => kind) }
}

describe('runForced', () => {
  it('does what nobody is asked about, then what has one choice', () => {
    expect(run(['choose', 'draw'], [])).toEqual({ said: ['drawn', 'taken'], coins: [], left: [] })
  })

  it('stops where there is a choice', () => {
    expect(run(['choose', 'draw'], [0])).toEqual({ said: ['drawn'], coins: [0, 1], left: ['choose'] })
  })

  it('drops a decision without a choice', () => {
    expect(run(['draw', 'choose'], [])).toEqual({ said: ['drawn'], coins: [0], left: [] })
  })

  it('asks about an open decision, whatever it lists', () => {
    expect(run(['search'], []).left).toEqual(['search'])
  })

  it('asks where a command stands beside the only choice', () => {
    const beside = (_state: unknown, _frame: unknown, out: unknown[]) => out.push({ type: 'leave' })
    expect(run(['choose'], [0], beside as never).left).toEqual(['choose'])
  })
})

describe('reasonIn', () => {
  const { refuse } = DECISIONS.get('choose') ?? { refuse: {} }
  const state: State = { frames: [], coins: [] }
  const at: Frame = { kind: 'choose', seat: 0 }

  it('gives the reason of the decision for its types of command, and none for others', () => {
    expect(reasonIn(refuse, state, at, { type: 'take', coin: 3 })).toEqual(because('T1.2', { coin: 3 }))
    expect(reasonIn(refuse, state, at, { type: 'leave' })).toBeUndefined()
    expect(reasonIn(refuse, state, at, { type: 'constructor' } as never)).toBeUndefined()
  })
})
