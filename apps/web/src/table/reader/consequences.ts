import type { BaseCommand } from '@entrepot/kernel'
import type { TextTableWords } from '@entrepot/words'
import { useMemo } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { useTable, type Outlook } from '../table-context.ts'
import { useReader } from './reader-context.ts'
import { useTextInput } from './use-text-input.ts'

/** What a command changes for the reader, in words, and whether it asks for a confirmation. */
export function useConsequences(command: BaseCommand): string {
  const { table: shell } = useMessages()
  const { words, text } = useReader()
  const input = useTextInput()
  const { snapshot, foresee, mustWait } = useTable()
  return useMemo(() => {
    const note = text.note(command, input)
    const outlook = outlookText(foresee(command), words, shell.total)
    const parts = [...(note === null ? [] : [note]), ...(outlook === '' ? [] : [outlook])]
    if (parts.length === 0) parts.push(words.noChange)
    if (mustWait(command)) parts.push(words.final)
    return `${parts.join('; ')}.`
    // oxlint-disable-next-line react/exhaustive-deps -- what follows from a command depends on the position alone
  }, [command, snapshot, words, text, shell])
}

export function outlookText({ changes, score }: Outlook, words: TextTableWords, total: string): string {
  return [...changes, { label: total, ...score }]
    .filter(({ from, to }) => from !== to)
    .map(({ label, from, to }) => words.change(label, from, to))
    .join('; ')
}
