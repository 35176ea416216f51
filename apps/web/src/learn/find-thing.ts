/** Something on the table, or in a part of it, by its name: a target (`area:bank`), or by its class (`.slots`). */
export function findThing(name: string, part = ''): Element | null {
  const selector = name.startsWith('.') ? name : `[data-target="${CSS.escape(name)}"]`
  const found = [...document.querySelectorAll(`.table ${part} ${selector}`)]
  // Of a thing that is there twice, such as in the market and on the board, the one that can be chosen, or that is seen.
  const legal = found.filter((element) => element.matches('[data-legal]'))
  const among = legal.length > 0 ? legal : found
  return among.find((element) => element.getClientRects().length > 0) ?? among[0] ?? null
}
