import { useEffect, type ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { useTitle } from '../../shell/use-title.ts'

const ICON = '/icon.svg'
const TURN_ICON = '/icon-turn.svg'

/** The window's title and icon: they tell who looks at another window whether it is their turn. */
export function TurnSign({ game, isMine }: { game: string; isMine: boolean }): ReactNode {
  const { follow: words } = useMessages()
  useTitle(`${isMine ? `● ${words.yourTurn} · ` : ''}${game} · Entrepôt`)
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    if (icon === null || !isMine) return
    icon.href = TURN_ICON
    return () => {
      icon.href = ICON
    }
  }, [isMine])
  return null
}
