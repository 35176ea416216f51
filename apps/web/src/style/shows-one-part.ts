/** Whether the window is so narrow that a table shows one part at a time, as the style sheets have it. */
export function showsOnePart(): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue('--parts') === 'one'
}
