/** What a player reads for each component, keyed by its id in the data file. */
export interface Names {
  /** The four goods, and `import`, `yen`, `vp`. */
  readonly goods: Record<string, string>
  /** The gains that are no goods: `anyGood`, `warehouse`, `deploy`. */
  readonly icons: Record<string, string>
  readonly countries: Record<string, string>
  /** Every single area; the two of a kind can be told apart. */
  readonly areas: Record<string, string>
  readonly areaKinds: Record<string, string>
  readonly managementBoards: Record<string, string>
  /** The card slots of ports and laboratories, and the spaces of church and customs house. */
  readonly boardSpaces: Record<string, string>
  readonly technologies: Record<string, string>
  /** One short sentence for each technology; the rule text (Y9) leads. */
  readonly technologyEffects: Record<string, string>
  readonly technologyCards: Record<string, string>
  /** A short phrase that says the condition. */
  readonly achievements: Record<string, string>
  readonly orders: Record<string, string>
  readonly buildingSites: Record<string, string>
  readonly buildingLots: Record<string, string>
  readonly fivePowerTokens: Record<string, string>
  readonly agents: Record<string, string>
  readonly pieces: Record<string, string>
  readonly options: Record<string, string>
  readonly optionHelp: Record<string, string>
  readonly scoreCategories: Record<string, string>
}
