// What is wrong with a table on a screen, as a person would meet it: what cannot be clicked, what is cut, what is too small.

import type { Page } from '@playwright/test'

/** Every fault of every part that the table shows at this size, each in a line. */
export async function screenFaults(page: Page): Promise<string[]> {
  return [...new Set(await page.evaluate(faultsOfParts))]
}

/** Runs in the page, and turns to the parts by itself: asked from outside, each click would take longer than all it shows. */
async function faultsOfParts(): Promise<string[]> {
  const SMALLEST = 12
  const LEAST_SHARE = 0.9
  const GRID = 7
  const PATIENCE = 40
  /** Halves of pixels are nobody's fault. */
  const SLACK = 2
  const faults: string[] = []
  /** Everything that was still to be worked out has been, and drawn. */
  const drawn = (): Promise<unknown> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => requestIdleCallback(() => requestAnimationFrame(resolve), { timeout: 500 }))
    })
  /** Boards take a few pictures to settle after a window has changed: each size follows from another. */
  async function settle(): Promise<void> {
    const looks = (): string =>
      [...document.querySelectorAll('.table .part :is(button, [role=button], p, li)')]
        .map((element) => {
          const { x, y, width } = element.getBoundingClientRect()
          return `${x} ${y} ${width} ${getComputedStyle(element).fontSize}`
        })
        .join()
    let before = ''
    for (let n = 0; n < PATIENCE; n++) {
      const now = looks()
      if (now === before) return
      before = now
      await drawn()
    }
    faults.push('it never comes to rest')
  }
  const nameOf = (element: Element): string =>
    element.getAttribute('aria-label') ??
    `${element.getAttribute('class') ?? element.tagName} "${element.textContent.trim().slice(0, 30)}"`

  function isShown(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 0 &&
      height > 0 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('.visually-hidden, .skip-link, title, dialog, [inert]') === null &&
      getComputedStyle(element).clipPath === 'none'
    )
  }

  /** Points all over a thing: of a drawing, all over its largest shape. */
  function pointsOf(element: Element): DOMPoint[] {
    const shapes = [...element.querySelectorAll<SVGGeometryElement>('path, polygon, rect, circle')]
      .filter((shape) => element instanceof SVGElement && typeof shape.isPointInFill === 'function')
      .map((shape) => ({ shape, box: shape.getBoundingClientRect() }))
      .toSorted((a, b) => b.box.width * b.box.height - a.box.width * a.box.height)
    const [largest] = shapes
    const { left, top, width, height } = largest?.box ?? element.getBoundingClientRect()
    const points: DOMPoint[] = []
    for (let row = 0; row < GRID; row++)
      for (let column = 0; column < GRID; column++) {
        const [x, y] = [(column + 0.5) / GRID, (row + 0.5) / GRID]
        const drawnAt = largest?.shape.getBBox()
        const isInside =
          drawnAt === undefined ||
          largest?.shape.isPointInFill(
            new DOMPoint(drawnAt.x + drawnAt.width * x, drawnAt.y + drawnAt.height * y),
          )
        if (isInside) points.push(new DOMPoint(left + width * x, top + height * y))
      }
    return points
  }

  /** Of what is longer than the place that it is scrolled in, the points that are in sight. */
  function pointsInSight(element: Element): DOMPoint[] {
    const points = pointsOf(element)
    const { width, height } = element.getBoundingClientRect()
    for (let at = element.parentElement; at !== null; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at)
      const box = at.getBoundingClientRect()
      const isLonger =
        (scrolls(overflowX) && width > box.width) || (scrolls(overflowY) && height > box.height)
      if (isLonger)
        return points.filter(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom)
    }
    return points
  }

  function shareOf(element: Element): { share: number; over: string } {
    const points = pointsInSight(element)
    let reached = 0
    let over = ''
    for (const { x, y } of points) {
      const hit = document.elementFromPoint(x, y)
      if (hit !== null && element.contains(hit)) reached++
      else over = hit === null ? 'outside the window' : nameOf(hit)
    }
    return { share: points.length === 0 ? 1 : reached / points.length, over }
  }

  const clips = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip'
  const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'

  /** What cuts a text off for good; null where it can be scrolled to, or is shortened as it is meant to be. */
  function cutterOf(element: Element, { left, right, top, bottom, height }: DOMRect): string | null {
    // The box of a text is higher than its letters.
    const leading = Math.max(SLACK, height / 4)
    let [canScrollX, canScrollY] = [false, false]
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return null
      const box = at.getBoundingClientRect()
      // Set aside as a whole where it finds no room: that is meant, and what can be chosen is looked at by itself.
      const isAside = left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top
      if (isAside && (clips(style.overflowX) || clips(style.overflowY))) return null
      canScrollX ||= scrolls(style.overflowX)
      canScrollY ||= scrolls(style.overflowY)
      const besideIt = left < box.left - SLACK || right > box.right + SLACK
      const aboveIt = top < box.top - leading || bottom > box.bottom + leading
      if (!canScrollX && clips(style.overflowX) && besideIt) return nameOf(at)
      if (!canScrollY && clips(style.overflowY) && aboveIt) return nameOf(at)
      if (style.position === 'fixed') break
    }
    if (!canScrollX && (left < -SLACK || right > innerWidth + SLACK)) return 'the window'
    if (!canScrollY && (top < -leading || bottom > innerHeight + leading)) return 'the window'
    return null
  }

  function checkTexts(): void {
    const texts = document.createTreeWalker(
      document.querySelector('.table') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const range = document.createRange()
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (element === null || text === '' || !isShown(element)) continue
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width === 0 || box.height === 0) continue
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      const sheet = element.closest<HTMLElement>('.zoom-sheet')
      const scale =
        element instanceof SVGGraphicsElement
          ? element.getBoundingClientRect().width / element.getBBox().width
          : sheet === null
            ? 1
            : sheet.getBoundingClientRect().width / sheet.offsetWidth
      if (size * scale < SMALLEST - 0.1) faults.push(`"${text}" is ${(size * scale).toFixed(1)} px`)
      // A board can be moved: it cuts nothing off for good.
      const cutter = sheet === null ? cutterOf(element, box) : null
      if (cutter !== null) faults.push(`"${text}" is cut by ${cutter}`)
    }
  }

  function checkFrame(): void {
    const parts = [
      ...document.querySelectorAll('.top-bar, .table .part, .decision-bar, .phone-tabs, .table .dock'),
    ].filter(isShown)
    for (const [n, part] of parts.entries())
      for (const other of parts.slice(n + 1)) {
        const [a, b] = [part.getBoundingClientRect(), other.getBoundingClientRect()]
        const apart =
          a.right <= b.left + SLACK ||
          b.right <= a.left + SLACK ||
          a.bottom <= b.top + SLACK ||
          b.bottom <= a.top + SLACK
        if (!apart && !part.contains(other)) faults.push(`${nameOf(part)} and ${nameOf(other)} overlap`)
      }
    const { scrollWidth, scrollHeight } = document.documentElement
    if (scrollWidth > innerWidth + 1 || scrollHeight > innerHeight + 1)
      faults.push(`the page is ${scrollWidth}×${scrollHeight}`)
  }

  async function checkTargets(): Promise<void> {
    const targets = [
      ...document.querySelectorAll(
        '.table :is(button, [role=button])[data-legal], .decision-bar button:enabled',
      ),
    ].filter(isShown)
    const hidden: Element[] = []
    for (const target of targets) {
      const onBoard = target.closest('.zoom-pane') !== null
      if (!onBoard) target.scrollIntoView({ block: 'center', inline: 'center' })
      const { share, over } = shareOf(target)
      if (share >= LEAST_SHARE) continue
      if (onBoard) hidden.push(target)
      else faults.push(`${nameOf(target)}: ${(share * 100).toFixed()} % clickable, under ${over}`)
    }
    // What a closer look leaves out of sight is there when the whole board is shown.
    const whole = document.querySelector<HTMLElement>('.zoom-buttons button:last-child')
    if (hidden.length === 0 || whole === null) return
    whole.click()
    for (let n = 0; n < PATIENCE && document.querySelector('.zoom-frame[data-close]') !== null; n++)
      await drawn()
    await settle()
    for (const target of hidden) {
      const { share, over } = shareOf(target)
      if (share < LEAST_SHARE)
        faults.push(`${nameOf(target)}: ${(share * 100).toFixed()} % clickable, under ${over}`)
    }
  }

  async function checkAll(): Promise<void> {
    await settle()
    checkFrame()
    checkTexts()
    await checkTargets()
  }

  await document.fonts.ready
  const tabs = [...document.querySelectorAll<HTMLElement>('.phone-tabs button')].filter(isShown)
  if (tabs.length === 0) await checkAll()
  for (const tab of tabs) {
    tab.click()
    for (let n = 0; n < PATIENCE && !tab.hasAttribute('aria-current'); n++) await drawn()
    await checkAll()
  }
  return faults
}
