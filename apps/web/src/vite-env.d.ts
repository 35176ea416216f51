/** The version of the client, put in by the build. */
declare const __VERSION__: string

/** The address of a file that the build gives a name. */
declare module '*?url' {
  const address: string
  export default address
}

/** Made by `build/facts.ts`: the facts of a game, opened with the figures of any edition. */
declare module 'facts:mombasa' {
  export function open(figures: object): import('@entrepot/mombasa').Facts
}
declare module 'facts:yokohama' {
  export function open(figures: object): import('@entrepot/yokohama').Facts
}
