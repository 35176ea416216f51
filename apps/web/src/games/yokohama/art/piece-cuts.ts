export type PieceKind = 'president' | 'assistant' | 'shop' | 'tradingHouse' | 'station'

/** The grid that each piece is drawn on, and where the crest of its owner is dyed in: left, top and width. */
export const PIECE_CUTS: Readonly<
  Record<PieceKind, { readonly viewBox: string; readonly crest: readonly [number, number, number] }>
> = {
  president: { viewBox: '0 0 40 54', crest: [12.5, 27.5, 15] },
  assistant: { viewBox: '0 0 30 38', crest: [8.5, 15.5, 13] },
  shop: { viewBox: '0 0 26 26', crest: [8, 11, 10] },
  tradingHouse: { viewBox: '0 0 26 30', crest: [7.5, 8.5, 11] },
  station: { viewBox: '0 0 24 24', crest: [4, 10.8, 6] },
}
