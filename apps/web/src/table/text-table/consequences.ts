import type { TextTableWords } from '@entrepot/words'
import { useMemo } from 'react'
import type { Choice } from '../client.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { commandsOf, foresee, mustWait } from '../controller/foresight.ts'
import type { Outlook } from '../controller/state.ts'
import { useController, useSnapshot } from '../table-context.ts'
import { useTextTable } from './text-table-context.ts'
import { useTextInput } from './use-text-input.ts'

/** What a choice changes for the reader, in words, and whether it asks for a confirmation. */
export function useConsequences(choice: Choice): string {
  const { command, more } = choice
  const { table: shell } = useMessages()
  const { words, text } = useTextTable()
  const input = useTextInput()
  const snapshot = useSnapshot()
  const controller = useController()
  return useMemo(() => {
    const state = controller.state()
    const note = text.note(command, input)
    const outlook = outlookText(foresee(state, choice), words, shell.total)
    const parts = [more, note, outlook].filter((part) => part !== undefined && part !== null && part !== '')
    if (parts.length === 0) parts.push(words.noChange)
    if (mustWait(state, ...commandsOf(choice))) parts.push(words.final)
    return `${parts.join('; ')}.`
    // oxlint-disable-next-line react/exhaustive-deps -- what follows from a command depends on the position alone
  }, [choice, snapshot, words, text, shell])
}

export function outlookText({ changes, score }: Outlook, words: TextTableWords, total: string): string {
  return [...changes, { label: total, ...score }]
    .filter(({ from, to }) => from !== to)
    .map(({ label, from, to }) => words.change(label, from, to))
    .join('; ')
}
