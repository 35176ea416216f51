import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'

export default function CreditsPage(): ReactNode {
  const { credits } = useMessages()
  return (
    <>
      <h1>{credits.heading}</h1>
      <h2>{credits.games}</h2>
      <p>{credits.mombasa}</p>
      <p>{credits.yokohama}</p>
      <p>{credits.owners}</p>
      <h2>{credits.art}</h2>
      <p>{credits.artText}</p>
      <h2>{credits.fonts}</h2>
      <p>{credits.fontsText}</p>
      <h2>{credits.software}</h2>
      <p>{credits.softwareText}</p>
      <p>{credits.version(__VERSION__)}</p>
    </>
  )
}
