import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { Notice } from '../notice.tsx'

export function NotFoundPage(): ReactNode {
  const { notFound } = useMessages()
  return <Notice picture="serpent" heading={notFound.heading} text={notFound.text} />
}
