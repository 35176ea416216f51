import type { Counted, Edition, Fault } from '@entrepot/kernel'
import type { ComponentType, ReactNode } from 'react'
import type { Language } from '@entrepot/words'
import type { Shape } from '../editions/editor/fields.ts'
import type { Path } from '../editions/figures.ts'
import type { VictoryArt } from '../finale/colours.ts'
import type { Lesson } from '../learn/lesson.ts'
import type { GameClient } from '../table/client.ts'

/** What a game brings to the browser beside its rules: `module` of its `index.ts`. What is a promise is a chunk of its own. */
export interface GameModule {
  /** Its picture, at the head of its tables and in lists. */
  readonly Scene: ComponentType
  /** Addresses of pictures of its board, made by `npm run board-pictures`; a game without them shows its scene. */
  readonly board?: { readonly day: string; readonly night: string }
  /** Its default edition, and what is wrong with others; a game without figures has none. */
  readonly box?: () => Promise<Box>
  /** How its figures are looked at and changed. */
  readonly figures?: (language: Language) => Promise<FigureLayout>
  /** Puts figures in play, from which boards and words are drawn; with null those of its default edition. */
  readonly playWith?: (figures: object | null) => Promise<void>
  /** Its boards and words for the table frame. */
  readonly client: (language: Language) => Promise<GameClient>
  /** Its picture of victory; without it the winner's crest stands alone. */
  readonly victory?: () => Promise<{ readonly default: ComponentType<VictoryArt> }>
  /** Its guided first game, if it has one. */
  readonly lesson?: () => Promise<Lesson>
  /** The pictures of the page that shows it at a glance. */
  readonly overview?: () => Promise<Overview>
  /** Which of its components are drawn at which rules. */
  readonly rulePictures?: () => Promise<RulePictures>
  /** Everything in its box. */
  readonly gallery: (language: Language) => Promise<GallerySection[]>
  /** The sources of all its components. */
  readonly provenance: (language: Language) => Promise<ComponentSource[]>
}

/** What a game's package says of its figures. */
export interface Box {
  /** The default edition. */
  readonly edition: Edition
  faultsOf(figures: unknown): Fault[]
  /** The counts that must hold, with how many there are. */
  countsOf(figures: unknown): Counted[]
}

/** Components of one kind in the data file. */
export interface PartLayout {
  /** The words have a name for it. */
  readonly id: string
  /** Where they are: a list of components, or with `only` these members. */
  readonly path: Path
  readonly only?: readonly string[]
  /** Members that name a component without a name of its own, such as the regions of a border. */
  readonly between?: readonly string[]
  /** What an added component begins as; undefined where the rules fix their number. */
  readonly blank?: (id: string) => object
  /** Whether a component takes the whole width. */
  readonly wide?: boolean
}

/** How the figures of a game are looked at and changed. */
export interface FigureLayout {
  readonly parts: readonly PartLayout[]
  readonly shape: Shape
  /** What a component, or what may stand on one, is called. */
  readonly nameOf: (id: string) => string | undefined
  /** The picture of a component, by its id in the gallery, where that is another. */
  readonly pictureOf?: (part: string, id: string) => string | undefined
  /** Figures that stand in the data file twice follow the one that can be changed. */
  readonly settled?: (figures: object) => object
  /** The lines of the score sheet. */
  readonly categories: Readonly<Record<string, string>>
}

/** Pictures for who has never played: of a turn, and of the signs that are most asked for. */
export interface Overview {
  readonly turn: readonly ReactNode[]
  readonly signs: readonly { readonly id: string; readonly picture: ReactNode }[]
}

/** By chapter or rule: what is drawn there, by ids in the gallery. */
export type RulePictures = Readonly<Partial<Record<string, readonly string[]>>>

/** Components of one kind, drawn as on the table. */
export interface GallerySection {
  readonly title: string
  /** How much room a picture needs. */
  readonly size: 'icon' | 'card' | 'print' | 'strip' | 'wide'
  readonly items: readonly { readonly id: string; readonly name: string; readonly picture: ReactNode }[]
}

/** Where a component's figures come from. */
export interface ComponentSource {
  readonly part: string
  readonly id: string
  readonly name: string
  /** `rulebook`, `public:…` or `reconstructed`. */
  readonly source: string
  readonly confidence: string | null
}
