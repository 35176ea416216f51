import type { ReactNode } from 'react'
import type { RefusedClick } from '../controller/state.ts'
import { RuleLink, RuleSentence } from '../rule-sentence.tsx'
import { useClient, useDecision, usePersonOf, useSeat, useView } from '../table-context.ts'
import { useExplaining } from './use-explaining.ts'

/** Why a click did nothing: what is missing in this case, then the rule. Where a game has no sentence, the rule in full. */
export function RefusedSentence({ refused }: { refused: RefusedClick }): ReactNode {
  const client = useClient()
  const explaining = useExplaining()
  const view = useView()
  const seat = useSeat() ?? 0
  const personOf = usePersonOf()
  const asked = useDecision()?.title ?? ''
  const { reason, command } = refused
  if (client.explaining !== undefined && explaining === null) return null
  const text = explaining?.refusal({ reason, command, view, seat, personOf, asked }) ?? null
  if (text === null) return <RuleSentence game={client.id} rule={reason.rule} />
  return (
    <>
      {text} <RuleLink game={client.id} rule={reason.rule} />
    </>
  )
}
