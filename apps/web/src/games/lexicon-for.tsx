import { createContext, memo, useContext, type ComponentType, type Context } from 'react'

interface Spoken<Lexicon> {
  readonly LexiconContext: Context<Lexicon | null>
  /** The words of the table that a board stands on. */
  useLexicon(): Lexicon
  /** A board that brings its words along: the frame knows no game's words. */
  speaking<Props extends object>(Board: ComponentType<Props>, lexicon: Lexicon): ComponentType<Props>
}

/** How the boards of a game find its words and names in the language of the day. */
export function lexiconFor<Lexicon>(game: string): Spoken<Lexicon> {
  const LexiconContext = createContext<Lexicon | null>(null)
  return {
    LexiconContext,
    useLexicon() {
      const lexicon = useContext(LexiconContext)
      if (lexicon === null) throw new Error(`A board of ${game} stands outside of its table.`)
      return lexicon
    },
    speaking(Board, lexicon) {
      // The frame is drawn anew more often than the boards on it.
      return memo(function Speaking(props) {
        return (
          <LexiconContext value={lexicon}>
            <Board {...props} />
          </LexiconContext>
        )
      })
    },
  }
}
