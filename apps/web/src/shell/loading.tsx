import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'

export function Loading(): ReactNode {
  const { loading } = useMessages()
  return (
    <p className="loading" role="status">
      {loading}
    </p>
  )
}
