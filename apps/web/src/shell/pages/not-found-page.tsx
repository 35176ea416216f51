import { GAMES } from '@entrepot/bots/games'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useMessages } from '../../i18n/use-messages.ts'
import { Notice } from '../notice.tsx'

export function NotFoundPage(): ReactNode {
  const { notFound, visitors, nav } = useMessages()
  return (
    <Notice picture="serpent" heading={notFound.heading} text={`${notFound.text} ${visitors.lost}`}>
      <Link className="button primary" href="/">
        {notFound.home}
      </Link>
      <Link className="button" href={`/rules/${GAMES[0].id}`}>
        {nav.rules}
      </Link>
      <Link className="button" href="/profile">
        {nav.profile}
      </Link>
    </Notice>
  )
}
