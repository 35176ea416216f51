import './glance.css'
import type { GameId } from '@entrepot/bots/games'
import { loadGamePart, type SignWords } from '@entrepot/words'
import type { ReactNode } from 'react'
import { moduleOf } from '../games/index.ts'
import { useLatest } from '../i18n/use-latest.ts'
import { useSettings } from '../settings/use-settings.ts'
import { Loading } from '../shell/loading.tsx'

/** The signs that are most asked for, each with what it means. */
export default function Signs({ game }: { game: GameId }): ReactNode {
  const { language } = useSettings()
  const parts = useLatest(language, async () => {
    const [words, drawn] = await Promise.all([
      loadGamePart<SignWords>(language, game, 'signs'),
      moduleOf(game).overview?.(),
    ])
    return { words, signs: drawn?.signs ?? [] }
  })
  if (parts === null) return <Loading />
  return (
    <dl className="signs">
      {parts.signs.map(({ id, picture }) => (
        <div key={id}>
          <dt className="scale" aria-hidden="true">
            {picture}
          </dt>
          <dd>
            <b>{parts.words[id]?.name}</b> {parts.words[id]?.text}
          </dd>
        </div>
      ))}
    </dl>
  )
}
