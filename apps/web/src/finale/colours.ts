/** The colours of a picture of victory: the winner's own, from dark to bright. */
export interface VictoryColours {
  readonly deep: string
  readonly mid: string
  readonly bright: string
}

const BY_SEAT: readonly VictoryColours[] = [
  { deep: '#0f2650', mid: '#1f4e9c', bright: '#7fa8ee' },
  { deep: '#07382b', mid: '#0f7a5c', bright: '#56c9a4' },
  { deep: '#3f1636', mid: '#8a3577', bright: '#e391cf' },
  { deep: '#3b2a05', mid: '#8a6200', bright: '#e9bd4c' },
]

/** Of the one who has won; where several share the win, of the first of them. */
export function coloursOf(seat: number): VictoryColours {
  return BY_SEAT[seat % BY_SEAT.length] as VictoryColours
}

/** What a game's picture of victory is drawn with. It is 1200 wide and 630 high, and what matters lies in its left half. */
export interface VictoryArt {
  readonly colours: VictoryColours
  /** The winner's silhouette, on a grid of 24. */
  readonly crest: string
}
