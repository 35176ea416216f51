import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useMessages } from '../i18n/use-messages.ts'

/** A page that only the server could fill, while there is no network. */
export function NoNetwork(): ReactNode {
  const { offline: words, notFound } = useMessages()
  return (
    <>
      <h1>{words.heading}</h1>
      <p className="lead">{words.text}</p>
      <Link className="button" href="/">
        {notFound.home}
      </Link>
    </>
  )
}
