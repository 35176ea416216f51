import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useMessages } from '../../i18n/use-messages.ts'

export function NotFoundPage(): ReactNode {
  const { notFound } = useMessages()
  return (
    <>
      <h1>{notFound.heading}</h1>
      <p className="lead">{notFound.text}</p>
      <Link className="button" href="/">
        {notFound.home}
      </Link>
    </>
  )
}
