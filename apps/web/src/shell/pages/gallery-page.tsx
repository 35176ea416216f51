import '../../style/gallery.css'
import { findGame, type GameId } from '@entrepot/bots/games'
import { use, type ReactNode } from 'react'
import { loadGallery } from '../../games/index.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSettings } from '../../settings/use-settings.ts'
import { GameTabs } from '../game-tabs.tsx'
import { Section } from '../section.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PageHeading } from '../page-heading.tsx'

export default function GalleryPage({ game }: { game: string }): ReactNode {
  const entry = findGame(game)
  return entry === undefined ? <NotFoundPage /> : <Gallery game={entry.id} />
}

/** What is in the box, as it is drawn on the table. */
function Gallery({ game }: { game: GameId }): ReactNode {
  const { gallery: words, games } = useMessages()
  const { language } = useSettings()
  const sections = use(loadGallery(game, language))
  return (
    <>
      <PageHeading>{words.heading(games[game].name)}</PageHeading>
      <p className="lead">{words.lead}</p>
      <GameTabs under="/gallery" game={game} />
      {sections.map(({ title, size, items }) => (
        <Section key={title} heading={title}>
          <ul className="gallery" data-size={size}>
            {items.map(({ id, name, picture }) => (
              <li key={id}>
                <figure>
                  <div className="picture scale">{picture}</div>
                  <figcaption>{name}</figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  )
}
