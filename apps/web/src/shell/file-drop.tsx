import { useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { Icon } from '../icons/icon.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import type { FileTrouble } from '../session/game-file.ts'

/** The file of a game that is dropped anywhere opens; without this the browser would leave the page to show it. */
export function FileDrop(): ReactNode {
  const { device, kept, setup, table } = useMessages()
  const [, navigate] = useLocation()
  const [over, setOver] = useState(false)
  const [trouble, setTrouble] = useState<FileTrouble | null>(null)

  const open = useEffectEvent(async (file: File): Promise<void> => {
    setTrouble(null)
    const opening = import('../session/open-game-file.ts').then(({ openGameFile }) =>
      openGameFile(file, setup.personName),
    )
    const opened = await opening.catch(() => ({ trouble: 'unloaded' as const }))
    if ('trouble' in opened) setTrouble(opened.trouble)
    else navigate(opened.address)
  })

  // Before the page is painted: who sees it may drop something.
  useLayoutEffect(() => {
    const isOurs = ({ dataTransfer, target }: DragEvent): boolean =>
      dataTransfer?.types.includes('Files') === true &&
      !(target instanceof Element && target.matches('input[type=file], label:has(input[type=file]) *'))
    const onOver = (event: DragEvent): void => {
      if (isOurs(event)) event.preventDefault()
      setOver(isOurs(event))
    }
    const onLeave = ({ relatedTarget }: DragEvent): void => {
      if (relatedTarget === null) setOver(false)
    }
    const onDrop = (event: DragEvent): void => {
      setOver(false)
      if (!isOurs(event)) return
      event.preventDefault()
      const file = event.dataTransfer?.files[0]
      if (file !== undefined) void open(file)
    }
    addEventListener('dragover', onOver)
    addEventListener('dragleave', onLeave)
    addEventListener('drop', onDrop)
    return () => {
      removeEventListener('dragover', onOver)
      removeEventListener('dragleave', onLeave)
      removeEventListener('drop', onDrop)
    }
  }, [])

  if (over) return <p className="file-drop">{device.drop}</p>
  if (trouble === null) return null
  return (
    <div className="file-drop">
      <p role="alert">{trouble === 'unloaded' ? device.unreachable : kept.troubles[trouble]}</p>
      <button
        className="button quiet"
        type="button"
        aria-label={table.close}
        onClick={() => setTrouble(null)}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
