import { useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useMessages } from '../i18n/use-messages.ts'
import type { FileTrouble } from '../session/game-file.ts'
import { openGameFile } from '../session/open-game-file.ts'
import { FileButton } from './file-button.tsx'

/** Takes in the file of a game, once its replay has shown that it is sound, and goes to its table. */
export function OpenFile(): ReactNode {
  const { kept, device, setup } = useMessages()
  const [, navigate] = useLocation()
  const [trouble, setTrouble] = useState<FileTrouble | null>(null)
  const open = async (file: File): Promise<void> => {
    setTrouble(null)
    const opened = await openGameFile(file, setup.personName)
    if ('trouble' in opened) setTrouble(opened.trouble)
    else navigate(opened.address)
  }
  return (
    <p className="open-file">
      <FileButton name={kept.open} take={(file) => void open(file)} />
      {trouble === null ? null : (
        <span role="alert">{trouble === 'unloaded' ? device.unreachable : kept.troubles[trouble]}</span>
      )}
    </p>
  )
}
