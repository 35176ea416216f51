import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { BOT_LEVELS, type BotLevel } from '../session/bot-levels.ts'
import { Segments } from './segments.tsx'

/** How strong the bots are, with what the chosen strength is like. */
export function LevelChoice({
  level,
  onChange,
}: {
  level: BotLevel
  onChange: (level: BotLevel) => void
}): ReactNode {
  const { setup, bots } = useMessages()
  return (
    <div>
      <Segments
        legend={setup.strength}
        choices={BOT_LEVELS.map((value) => ({ value, label: bots.levels[value] }))}
        value={level}
        onChange={onChange}
      />
      <p className="hint" aria-live="polite">
        {bots.manners[level]}
      </p>
    </div>
  )
}
