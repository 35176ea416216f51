import type { ReleaseModule } from '../src/release.ts'

/** How the module of each release is imported, by game and version. */
export declare const modules: {
  readonly [game: string]: { readonly [version: string]: () => Promise<ReleaseModule> }
}
