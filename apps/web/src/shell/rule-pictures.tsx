import '../style/gallery.css'
import type { GameId } from '@entrepot/bots/games'
import { use, type ReactNode } from 'react'
import { loadGallery, moduleOf } from '../games/index.ts'
import { loadOnce } from '../games/load-once.ts'
import type { RulePictures as Pictures } from '../games/module.ts'
import { useSettings } from '../settings/use-settings.ts'

const NONE: Pictures = {}
const loadPictures = loadOnce(
  async (game: GameId): Promise<Pictures> => (await moduleOf(game).rulePictures?.()) ?? NONE,
)

/** What a chapter or rule is about, drawn as on the table; nothing where words are enough. */
export default function RulePictures({ game, at }: { game: GameId; at: string }): ReactNode {
  const { language } = useSettings()
  const ids = use(loadPictures(game))[at] ?? []
  if (ids.length === 0) return null
  return <Drawn sections={use(loadGallery(game, language))} ids={ids} />
}

type Sections = Awaited<ReturnType<typeof loadGallery>>

function Drawn({ sections, ids }: { sections: Sections; ids: readonly string[] }): ReactNode {
  return sections.map(({ title, size, items }) => {
    const shown = items.filter(({ id }) => ids.includes(id))
    return shown.length === 0 ? null : (
      <ul key={title} className="gallery rule-pictures" data-size={size}>
        {shown.map(({ id, name, picture }) => (
          <li key={id}>
            <figure>
              <div className="picture scale" aria-hidden="true">
                {picture}
              </div>
              <figcaption>{name}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    )
  })
}
