// What on a table nobody explains: every sign and number is looked at as a pointer would.

import type { Page } from '@playwright/test'

/** The signs and numbers without a name, or without a sentence when they are looked at; a line for each. */
export function unexplained(page: Page, within = '.table'): Promise<string[]> {
  return page.evaluate(walk, within)
}

async function walk(within: string): Promise<string[]> {
  /** In so many frames the note is drawn; when it is first needed, it is loaded before. */
  const PATIENCE = 40
  let patience = 20 * PATIENCE
  const NUMBER = /^[£¥+−×/\d.,·\s]*\d[£¥+−×/\d.,·\s]*$/
  /** Parts of the page that name a room and not what lies in it. */
  const ROOMS = 'section, main, nav, aside, .map, .zoom-pane, .area-board'

  /** What is looked at is explained once a frame has been painted. */
  const drawn = (): Promise<void> =>
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    element.closest('[inert], .detail, .visually-hidden') === null

  const table = document.querySelector('.table')
  const part = document.querySelector(within)
  if (table === null || part === null) return [`there is no ${within}`]
  const found: Element[] = [...part.querySelectorAll('svg')].filter((svg) => svg.closest('svg svg') === null)
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
    if (NUMBER.test(node.textContent ?? '') && node.parentElement !== null) found.push(node.parentElement)

  /** A picture that is larger than any sign, or has no block of its own, only adorns. */
  const isOrnament = (element: Element): boolean =>
    element.matches(
      '.map, .ground, .emblem, .card-scene, .scene svg, .building, .roof-line, .watermark, .way svg',
    ) ||
    element.closest('.scene, .way, .basin > svg, .zoom-buttons, .motion-layer, .harbour') !== null ||
    /-(harbour|scene|place)-/.test(element.querySelector('use')?.getAttribute('href') ?? '')

  /** Whether somebody who hears the page learns what it is: by itself, what it lies on, or words beside it. */
  const isNamed = (element: Element, hit: Element): boolean => {
    for (const start of [element, hit])
      for (let at: Element | null = start; at !== null && !at.matches(ROOMS); at = at.parentElement) {
        if ((at.getAttribute('aria-label') ?? '') !== '') return true
        // A number is named by the sign beside it.
        if (!element.matches('svg') && at.querySelector(':scope > [aria-label]') !== null) return true
        const words = at.textContent?.replaceAll(/[\d\s£¥+−×/.,·–]/g, '') ?? ''
        if (
          at !== start &&
          words.length > 1 &&
          at.matches('p, h1, h2, h3, li, button, a, label, dt, dd, [role=status]')
        )
          return true
      }
    return false
  }

  /** Of a board that is looked at closely, what lies outside the window is pointed at when that has been moved there. */
  const isBeyond = (element: Element, x: number, y: number): boolean => {
    const pane = element.closest('.zoom-pane')?.getBoundingClientRect()
    return pane !== undefined && (x < pane.left || x > pane.right || y < pane.top || y > pane.bottom)
  }

  const nameOf = (element: Element): string =>
    `${element.closest('.part, .top-bar, .decision-bar')?.classList.item(1) ?? ''} ${element.parentElement?.className ?? ''} > ${element.getAttribute('class') ?? element.tagName} "${element.textContent?.trim() || element.querySelector('use')?.getAttribute('href')}"`

  table.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }))
  const look = async (at: Element): Promise<string> => {
    for (let n = 0; n < patience; n++) {
      // What came before the note was loaded is lost: somebody who sees none moves the pointer.
      if (n % PATIENCE === 0)
        at.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
      await drawn()
      const note = document.querySelector('.detail')
      // Under an open sheet nobody would see it.
      if (note !== null && (part.closest('dialog') === null || note.matches(':popover-open'))) {
        patience = PATIENCE
        return note.textContent ?? ''
      }
    }
    patience = PATIENCE
    return ''
  }

  const faults = new Set<string>()
  const seen = new Map<Element, string>()
  for (const element of found) {
    if (!isShown(element) || isOrnament(element)) continue
    if (
      element.closest(
        '.decision-bar, .sheet-head, a.icon-button, .top-bar nav, .news, .whose, .last, .name, .phase, .log-lines, .dock',
      ) !== null
    )
      continue
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0) continue
    const [x, y] = [left + width / 2, top + height / 2]
    if (isBeyond(element, x, y)) continue
    const hit = document.elementFromPoint(x, y) ?? element
    const at = table.contains(hit) ? hit : element
    if (!isNamed(element, at)) faults.add(`no name: ${nameOf(element)}`)
    const thing = at.closest('[data-target], [data-look], [data-says]') ?? at
    const said = seen.get(thing) ?? (await look(at))
    seen.set(thing, said)
    if (said.trim().length < 6) faults.add(`no sentence: ${nameOf(element)} at ${nameOf(at)}`)
  }
  table.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))
  return [...faults]
}
