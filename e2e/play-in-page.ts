import type { Page } from '@playwright/test'

/**
 * Plays the seat of this page at a table of the server until the game is over, by the names of its buttons. It runs inside
 * the page, without a round trip for each of the hundreds of clicks. `stride` tells which of the choices are taken.
 */
export function playToTheEnd(page: Page, stride: number): Promise<number> {
  return page.evaluate(async (step) => {
    const nameOf = (element: Element): string =>
      element.getAttribute('aria-label') ?? element.textContent ?? ''
    const region = (name: string): Element | null => document.querySelector(`section[aria-label="${name}"]`)
    const buttons = (inside: Element | null, name: RegExp): HTMLButtonElement[] =>
      [...(inside?.querySelectorAll('button') ?? [])].filter(
        (button) => !button.disabled && name.test(nameOf(button).trim()),
      )
    const press = async (button: HTMLButtonElement): Promise<void> => {
      button.click()
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
    let pressed = 0
    let idleSince = performance.now()
    for (let n = 0; region('The game is over') === null;) {
      const bar = region('Your decision')
      const said = bar?.textContent ?? ''
      // Whoever has decided beforehand may change it until the others have; nobody waits for that.
      const isMine = bar?.hasAttribute('data-mine') === true && !said.includes('You may still change it')
      if (bar === null || !isMine) {
        if (performance.now() - idleSince > 30_000) throw new Error(`Nobody decides any more: ${said}`)
        await new Promise((resolve) => setTimeout(resolve, 10))
        continue
      }
      idleSince = performance.now()
      pressed++
      const [confirm] = buttons(bar, /^Confirm$/)
      const [list] = buttons(bar, /^Choices \(/)
      const [empty] = buttons(region('Me'), /slot.*: empty$/)
      const card = region('Hand')?.querySelector<HTMLButtonElement>('button:enabled')
      if (confirm) await press(confirm)
      else if (said.startsWith('Plan: lay') && empty && card) await press(card)
      else {
        if (list?.getAttribute('aria-expanded') === 'false') await press(list)
        const choices = [...bar.querySelectorAll<HTMLButtonElement>('ul button:enabled')]
        const choice = choices[(n += step) % choices.length]
        if (choice) await press(choice)
        else await new Promise((resolve) => setTimeout(resolve, 10))
      }
    }
    return pressed
  }, stride)
}
