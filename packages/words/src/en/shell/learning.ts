/** The ways to what teaches; what that says itself is loaded when it is opened. */
export const learning = {
  nav: 'Learn',
  learn: (game: string) => `Learn ${game} in 20\u00a0minutes`,
  coach: 'Coach',
  warnings: 'Warn before a bad move',
  warningsHint:
    'In games with bots alone: before you confirm what by their judgement throws away much, the bar says so once and names something better.',
  signs: 'Signs',
}
