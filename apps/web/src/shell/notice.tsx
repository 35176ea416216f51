import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useMessages } from '../i18n/use-messages.ts'
import { Vignette, type VignetteName } from './vignette.tsx'
import { PageHeading } from './page-heading.tsx'

/** A page with one thing to say and a picture to it; without `children` it leads home. */
export function Notice({
  picture,
  heading,
  text,
  children,
}: {
  picture: VignetteName
  heading: string
  text?: string
  children?: ReactNode
}): ReactNode {
  const { notFound } = useMessages()
  return (
    <div className="notice">
      <div>
        <PageHeading>{heading}</PageHeading>
        {text === undefined ? null : <p className="lead">{text}</p>}
        <p className="actions">
          {children ?? (
            <Link className="button primary" href="/">
              {notFound.home}
            </Link>
          )}
        </p>
      </div>
      <Vignette name={picture} />
    </div>
  )
}
