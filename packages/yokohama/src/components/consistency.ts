import type { Components } from './schema.ts'

/** Throws where the data contradicts itself: an id that nothing has, one that two things have, two figures for one thing. */
export function checkConsistency(data: Components): void {
  checkIds(data)
  checkReferences(data)
  checkDoubleFigures(data)
  checkAmounts(data)
}

function must(holds: boolean, message: string): void {
  if (!holds) throw new TypeError(`Yokohama components: ${message}`)
}

function checkIds(data: Components): void {
  const lots = data.buildingSites.flatMap(({ shops, tradingHouse }) => [...shops, tradingHouse])
  const spaces = data.managementBoards.flatMap(({ slots, spaces }) => [...(slots ?? []), ...(spaces ?? [])])
  const groups = [
    data.areas,
    data.managementBoards,
    spaces,
    data.orders,
    data.technologies,
    data.technologyCards,
  ]
  const others = [
    data.achievements,
    data.buildingSites,
    lots,
    data.fivePowerTokens,
    data.foreignAgents,
    data.countries,
  ]
  for (const group of [...groups, ...others]) {
    const ids = group.map(({ id }) => id)
    const twice = ids.find((id, index) => ids.indexOf(id) !== index)
    must(twice === undefined, `two things are called ${twice}`)
  }
}

function checkReferences(data: Components): void {
  const known = (group: readonly { readonly id: string }[], id: string, where: string): void =>
    must(
      group.some((entry) => entry.id === id),
      `${where} names ${id}, which does not exist`,
    )
  for (const { id, country } of [...data.orders, ...data.technologyCards, ...data.foreignAgents]) {
    known(data.countries, country, id)
  }
  for (const { id, technology } of data.technologyCards) known(data.technologies, technology, id)
  for (const { id, area } of data.managementBoards) known(data.areas, area, id)
  for (const { id, action } of data.areas) if (action.board) known(data.managementBoards, action.board, id)
  for (const ids of Object.values(data.setup.removeAreas))
    for (const id of ids) known(data.areas, id, 'removeAreas')
  for (const { players, cells } of data.layouts) {
    for (const { id, adjacent } of cells) {
      for (const other of adjacent) {
        known(cells, other, `cell ${id}`)
        const back = cells.find((cell) => cell.id === other)?.adjacent.includes(id)
        must(back === true, `layout ${players}: ${id} touches ${other} but not the other way round`)
      }
    }
  }
}

/** Figures that stand in the file twice: a correction in one place alone must not pass unnoticed. */
function checkDoubleFigures(data: Components): void {
  const same = (a: unknown, b: unknown, what: string): void =>
    must(
      JSON.stringify(a) === JSON.stringify(b),
      `${what} has two figures: ${JSON.stringify(a)} and ${JSON.stringify(b)}`,
    )
  for (const card of data.technologyCards) {
    const technology = data.technologies.find(({ id }) => id === card.technology)
    same(card.value, technology?.value, `the value of ${card.id}`)
  }
  for (const { area, endTriggerPlayerAssistants, majorityVp } of data.managementBoards) {
    const { endTriggers, finalScoring } = data.rules
    if (area === 'church')
      same(endTriggerPlayerAssistants, endTriggers.churchAssistants, 'the end by the church')
    if (area === 'customs')
      same(endTriggerPlayerAssistants, endTriggers.customsAssistants, 'the end by the customs house')
    if (area === 'church') same(majorityVp, finalScoring.church, 'the majority in the church')
    if (area === 'customs') same(majorityVp, finalScoring.customs, 'the majority in the customs house')
  }
  const canal = data.areas.find(({ category }) => category === 'canal')
  same(canal?.action.tollYen, data.rules.movement.canalToll, 'the toll of the canal')
  const { perColour, start } = data.playerSet
  for (const piece of ['assistant', 'shop', 'tradingHouse'] as const) {
    same(
      (start.hand[piece] ?? 0) + (start.warehouse[piece] ?? 0),
      perColour[piece],
      `the number of ${piece} pieces`,
    )
  }
}

function checkAmounts(data: Components): void {
  must(data.setup.dealOrders.keep === 1, 'each player keeps one order at set-up')
  for (const { id, action } of data.areas) {
    for (const price of [action.secondCardCost, action.buyLevel]) {
      const both = price?.some(({ yen }) => yen) === true && price.some((other) => other.import)
      must(price === undefined || both, `${id} must name a price in yen and one in imports`)
    }
  }
  must(
    data.areas.length <= 30 && data.technologies.length <= 30,
    'at most 30 areas and technologies fit a bit set',
  )
  const lots = data.buildingSites[0]?.shops.length
  for (const { id, shops } of data.buildingSites)
    must(shops.length === lots, `${id} has ${shops.length} shop lots`)
  for (const players of ['2', '3', '4'] as const) {
    const inPlay = data.areas.length - data.setup.removeAreas[players].length
    const cells = data.layouts.find((layout) => String(layout.players) === players)?.cells.length
    must(
      cells === inPlay,
      `with ${players} players ${inPlay} areas are in play, but the layout has ${cells} cells`,
    )
    must(
      data.buildingSites.length >= inPlay && data.fivePowerTokens.length >= inPlay - 1,
      'too few sites or tokens',
    )
  }
}
