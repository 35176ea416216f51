import type { Seat } from '@entrepot/kernel'
import { spacesOf, type Gain } from '@entrepot/telling/yokohama/components'
import { gainText } from '@entrepot/telling/yokohama/phrases'
import { targetOf } from '@entrepot/telling/yokohama/targets'
import { decisionAt, giftsFor, type View } from '@entrepot/yokohama'
import { usePersonOf, useSeat, useView } from '../../../table/table-context.ts'
import { useLexicon } from '../lexicon.ts'

export type SpacesKind = 'church' | 'customs'

/** A space of the church or customs board, as it stands. */
interface Space {
  readonly id: string
  readonly target: string
  /** Everything about it in words. */
  readonly label: string
  readonly needs: number
  readonly gain: Gain
  readonly owner: Seat | 'neutral' | null
  /** Faith beyond the power is made of gifts: so many; null where none can be chosen now. */
  readonly gifts: number | null
}

/** The row of spaces that assistants stay on for the game. */
export function useSpaces(which: SpacesKind): Space[] {
  const lexicon = useLexicon()
  const { words, names, speech } = lexicon
  const seat = useSeat()
  const personOf = usePersonOf()
  const view = useView<View>()
  const frame = decisionAt(view)
  const atIssue = which === 'church' && frame?.kind === 'church' && frame.seat === seat
  const needText = which === 'church' ? words.things.faith : words.things.imports
  return spacesOf(`mb-${which}`).map(({ id, needs, gain }, place) => {
    const owner = view[which][place] ?? null
    const gifts = atIssue ? (owner === null ? giftsFor(view, id) : 0) : null
    const needed =
      (gifts ?? 0) === 0 ? needText(needs) : speech.remarked(needText(needs), words.things.gifts(gifts ?? 0))
    const state =
      owner === null
        ? words.things.free
        : owner === 'neutral'
          ? words.things.neutral
          : words.things.taken(personOf(owner))
    return {
      id,
      target: targetOf('space', id),
      label: speech.statements([
        names.boardSpaces[id],
        speech.facts([speech.labelled(needed, gainText(lexicon, gain)), state]),
      ]),
      needs,
      gain,
      owner,
      gifts,
    }
  })
}
