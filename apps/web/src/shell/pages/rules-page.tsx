import { findGame, type GameId } from '@entrepot/bots/games'
import { use, type ReactNode } from 'react'
import { loadRuleTexts } from '../../games/load-rule-texts.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useSettings } from '../../settings/use-settings.ts'
import { GameTabs } from '../game-tabs.tsx'
import { RuleBook } from '../rule-book.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PageHeading } from '../page-heading.tsx'

export default function RulesPage({ game, rule }: { game: string; rule: string | null }): ReactNode {
  const entry = findGame(game)
  return entry === undefined ? <NotFoundPage /> : <Rules game={entry.id} rule={rule} />
}

/** All rules of a game with their numbers; the address can point at one of them. */
function Rules({ game, rule }: { game: GameId; rule: string | null }): ReactNode {
  const { home, games } = useMessages()
  const { language } = useSettings()
  const { intro } = use(loadRuleTexts(game, language))
  return (
    <>
      <PageHeading>{home.readRules(games[game].name)}</PageHeading>
      <p className="lead">{intro}</p>
      <GameTabs under="/rules" game={game} />
      <RuleBook game={game} rule={rule} />
    </>
  )
}
