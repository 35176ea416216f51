import type { GameId } from '@entrepot/bots/games'
import type { Language } from '@entrepot/words'
import { useEffect, useState } from 'react'
import { putFiguresInPlay, takeFiguresOut } from '../../games/figures-in-play.ts'
import { moduleOf } from '../../games/index.ts'
import type { FigureLayout } from '../../games/module.ts'
import type { Picture } from './item-card.tsx'

/** How the figures are laid out, named and drawn. */
export interface Drawn {
  readonly layout: FigureLayout
  readonly pictures: ReadonlyMap<string, Picture>
}

/** Draws the components with the figures as they are; with figures that cannot be drawn, the last ones stay. */
export function useDrawn(game: GameId, language: Language, figures: object): Drawn | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  useEffect(() => {
    let wanted = true
    const draw = async (): Promise<void> => {
      await putFiguresInPlay(game, figures).catch(() => {})
      const next = await drawnNow(game, language)
      if (wanted && next !== null) setDrawn(next)
    }
    void draw()
    return () => {
      wanted = false
    }
  }, [game, language, figures])
  useEffect(() => () => takeFiguresOut(game), [game])
  return drawn
}

async function drawnNow(game: GameId, language: Language): Promise<Drawn | null> {
  const { figures, gallery } = moduleOf(game)
  if (figures === undefined) return null
  const [layout, sections] = await Promise.all([figures(language), gallery(language)])
  const pictures = sections.flatMap(({ size, items }) =>
    items.map(({ id, picture }): [string, Picture] => [id, { size, drawn: picture }]),
  )
  return { layout, pictures: new Map(pictures) }
}
