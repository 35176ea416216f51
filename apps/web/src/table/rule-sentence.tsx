import type { GameId } from '@entrepot/bots/games'
import { Component, Suspense, use, type ReactNode } from 'react'
import { loadRuleTexts } from '../games/load-rule-texts.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useSettings } from '../settings/use-settings.ts'
import { useController } from './table-context.ts'

interface RuleWish {
  readonly game: GameId
  readonly rule: string
}

/** A rule by its number: its text, and a link to where it stands. The number alone until the text is there. */
export function RuleSentence(wish: RuleWish): ReactNode {
  return (
    <TextBoundary text={wish.rule}>
      <Suspense fallback={wish.rule}>
        <RuleText {...wish} />
      </Suspense>
    </TextBoundary>
  )
}

function RuleText({ game, rule }: RuleWish): ReactNode {
  const { table: words } = useMessages()
  const { language } = useSettings()
  const texts = use(loadRuleTexts(game, language))
  if (rule === 'K.over') return words.kernel.over
  if (rule === 'K.turn') return words.kernel.turn
  const text = texts.chapters.flatMap(({ rules }) => rules).find(({ id }) => id === rule)?.text
  if (text === undefined) return words.kernel.other
  return (
    <>
      {text} <RuleLink game={game} rule={rule} />
    </>
  )
}

/** The number of a rule, which opens the rules beside the table. */
export function RuleLink({ game, rule }: RuleWish): ReactNode {
  const { table: words } = useMessages()
  const { reading } = useController()
  return (
    <a
      href={`/rules/${game}/${rule}`}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => {
        event.preventDefault()
        reading.set({ rule })
      }}
    >
      {words.rule(rule)}
    </a>
  )
}

/** Where the texts cannot be loaded, the number is enough to find the rule; the next one is asked for anew. */
class TextBoundary extends Component<{ text: string; children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override render(): ReactNode {
    return !this.state.broken ? this.props.children : this.props.text
  }
}
