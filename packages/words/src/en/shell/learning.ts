/** The ways to what teaches; what that says itself is loaded when it is opened. */
export const learning = {
  nav: 'Learn',
  learn: (game: string) => `Learn ${game} in 20\u00a0minutes`,
  coach: 'Coach',
  signs: 'Signs',
}
