import type { Page } from '@playwright/test'

/**
 * Plays a game on this device to its end by the names of its buttons, as people would: take the device, plan, choose,
 * confirm, hand over. It runs inside the page, without a round trip for each of the hundreds of clicks. `stride` tells which
 * of the choices are taken. Returns how often the device changed hands.
 */
export function playOut(page: Page, stride: number): Promise<number> {
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

    const layPlan = async (): Promise<void> => {
      for (;;) {
        const [empty] = buttons(region('Me'), /slot.*: empty$/)
        const [card] = [...(region('Hand')?.querySelectorAll('button:enabled') ?? [])] as HTMLButtonElement[]
        if (empty === undefined || card === undefined) return
        await press(card)
      }
    }
    const choose = async (bar: Element, n: number): Promise<void> => {
      const [list] = buttons(bar, /^Choices \(/)
      if (list?.getAttribute('aria-expanded') === 'false') await press(list)
      const choices = [...bar.querySelectorAll('ul button:enabled')] as HTMLButtonElement[]
      const choice = choices[n % choices.length]
      if (choice !== undefined) await press(choice)
    }

    let hands = 0
    let idle = 0
    for (let n = 0; region('The game is over') === null; n += step) {
      const bar = region('Your decision')
      const [here] = buttons(document.querySelector('[role=dialog]'), /: I am here$/)
      const [handOver] = buttons(bar, /^Hand over to /)
      const [confirm] = buttons(bar, /^Confirm$/)
      const isMine = bar?.hasAttribute('data-mine') === true
      idle = here || handOver || isMine ? 0 : idle + 1
      if (idle > 2000) throw new Error(`Nobody decides any more: ${bar?.textContent}`)
      if (here) {
        hands++
        await press(here)
      } else if (handOver) await press(handOver)
      else if (confirm) await press(confirm)
      else if (isMine && bar !== null) {
        if (bar.textContent?.startsWith('Plan: lay')) await layPlan()
        else await choose(bar, n)
      } else await new Promise((resolve) => setTimeout(resolve, 10))
    }
    return hands
  }, stride)
}
