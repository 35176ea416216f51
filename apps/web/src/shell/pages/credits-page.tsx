import { GAMES } from '@entrepot/bots/games'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { Section } from '../section.tsx'
import { PageHeading } from '../page-heading.tsx'

export default function CreditsPage(): ReactNode {
  const { credits, games } = useMessages()
  return (
    <>
      <PageHeading>{credits.heading}</PageHeading>
      <Section heading={credits.games}>
        {GAMES.map(({ id }) => (
          <p key={id}>{games[id].credits}</p>
        ))}
        <p>{credits.owners}</p>
      </Section>
      <Section heading={credits.art}>
        <p>{credits.artText}</p>
      </Section>
      <Section heading={credits.fonts}>
        <p>{credits.fontsText}</p>
      </Section>
      <Section heading={credits.software}>
        <p>{credits.softwareText}</p>
        <p>{credits.version(__VERSION__)}</p>
      </Section>
    </>
  )
}
