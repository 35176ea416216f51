import { bookFacts, extraSpaceOf, type BookFacts, type View } from '@entrepot/mombasa'
import type { Lexicon } from './lexicon.ts'

/** What a book asks for and brings, in a few words. */
export function bookText(book: BookFacts, lexicon: Lexicon): string {
  return lexicon.words.things.book(needsText(book, lexicon), rewardText(book.reward, lexicon))
}

export function bookFactsText(id: string, lexicon: Lexicon): string {
  return bookText(bookFacts(id), lexicon)
}

export function needsText({ requirements }: BookFacts, { names }: Lexicon): string {
  return requirements
    .map(({ kind, min }) =>
      kind === 'bookkeeperOrMerchant' ? names.requirements[kind] : `${names.requirements[kind]} ${min}`,
    )
    .join(' + ')
}

interface AnyReward {
  readonly pounds?: number | undefined
  readonly bookkeeping?: number | undefined
  readonly diamonds?: number | undefined
  readonly removePosts?: number | undefined
  readonly trackSpaces?: number | undefined
  readonly track?: number | { readonly company: string; readonly spaces: number } | undefined
  readonly poundsPerGood?: { readonly good: string; readonly minus: number } | undefined
}

/** A reward in words, whatever it stands on. */
export function rewardText(reward: AnyReward, { words, speech }: Lexicon, company = ''): string {
  const { things } = words
  const parts: string[] = []
  if (reward.pounds) parts.push(things.pounds(reward.pounds))
  if (reward.bookkeeping) parts.push(things.bookkeeping(reward.bookkeeping))
  if (reward.diamonds) parts.push(things.diamonds(reward.diamonds))
  if (typeof reward.track === 'number') parts.push(things.trackSteps(reward.track))
  else if (reward.track) parts.push(things.companySteps(reward.track.spaces, reward.track.company))
  if (reward.trackSpaces) parts.push(things.companySteps(reward.trackSpaces, company))
  if (reward.removePosts) parts.push(things.removePosts(reward.removePosts))
  if (reward.poundsPerGood)
    parts.push(things.poundsPerGood(reward.poundsPerGood.good, reward.poundsPerGood.minus))
  return parts.length === 0 ? things.noReward : speech.facts(parts)
}

/** A book by name, with what it says. */
export function bookName(id: string, lexicon: Lexicon): string {
  const name = lexicon.names.books[id] ?? lexicon.names.startTiles[id] ?? id
  return lexicon.speech.remarked(name, bookFactsText(id, lexicon))
}

/** A card or a bonus tile by name. */
export function cardName(id: string, { names }: Lexicon): string {
  return names.cards[id] ?? names.bonusTiles[id] ?? id
}

/** What a bonus space is called by: those of the tracks by the track that lies there. */
export function spaceKey(space: string, view: View): string {
  const extra = extraSpaceOf(view, space)
  return extra === null ? space : `${extra.track}-${extra.level}`
}

export function spaceName(space: string, view: View, { names }: Lexicon): string {
  return names.bonusSpaces[spaceKey(space, view)] ?? space
}
