import type { Page } from '@playwright/test'

/** How somebody plays on. */
interface Manner {
  /** Which of the choices are taken, among those that are liked as well. */
  readonly stride: number
  /** What is chosen before anything else, the dearest first. */
  readonly preferred?: readonly RegExp[]
  /** Leaves off after so many clicks that decide, where the game is not over before. */
  readonly decisions?: number
}

/** How often somebody decided, and how often the device changed hands. */
interface Played {
  readonly decided: number
  readonly hands: number
}

/**
 * Plays the seats of this page until the game is over, by the names of its buttons, as people would: take the device, plan,
 * choose, confirm, hand over. It runs inside the page, without a round trip for each of the hundreds of clicks.
 */
export function playOut(
  page: Page,
  { stride, preferred = [], decisions = Number.MAX_SAFE_INTEGER }: Manner,
): Promise<Played> {
  const liked = preferred.map(({ source }) => source)
  return page.evaluate(
    async ([step, wanted, enough]) => {
      const nameOf = (element: Element): string =>
        (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
      const region = (name: string): Element | null => document.querySelector(`section[aria-label="${name}"]`)
      const buttons = (inside: Element | null, name: RegExp): HTMLButtonElement[] =>
        [...(inside?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])].filter((button) =>
          name.test(nameOf(button)),
        )
      const drawn = (): Promise<void> =>
        new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const press = (button: HTMLButtonElement): Promise<void> => {
        button.click()
        return drawn()
      }
      const ranks = [...wanted.map((source) => new RegExp(source)), /^/]
      const rankOf = (button: HTMLButtonElement): number =>
        ranks.findIndex((rank) => rank.test(nameOf(button)))

      const choose = async (bar: Element, n: number): Promise<void> => {
        const [list] = buttons(bar, /^Choices \(/)
        if (list?.getAttribute('aria-expanded') === 'false') await press(list)
        const choices = [...bar.querySelectorAll<HTMLButtonElement>('ul button:enabled')]
        const best = Math.min(...choices.map(rankOf))
        const good = choices.filter((choice) => rankOf(choice) === best)
        const choice = good[n % good.length]
        await (choice === undefined ? drawn() : press(choice))
      }

      const played = { decided: 0, hands: 0 }
      let idleSince = performance.now()
      while (region('The game is over') === null && played.decided < enough) {
        const bar = region('Your decision')
        const said = bar?.textContent ?? ''
        // Whoever has decided beforehand may change it until the others have; nobody waits for that.
        const isMine = bar?.hasAttribute('data-mine') === true && !/still change it|changeable/.test(said)
        const [here] = buttons(document.querySelector('[role=dialog]'), /: I am here$/)
        const [handOver] = buttons(bar, /^Hand over to /)
        const [confirm] = buttons(bar, /^Confirm$/)
        const [empty] = buttons(region('Me'), /^Slot \d: empty$/)
        const [card] = buttons(region('Hand'), /^/)
        if (here) {
          played.hands++
          await press(here)
        } else if (handOver) await press(handOver)
        else if (bar !== null && isMine) {
          played.decided++
          if (said.startsWith('Plan: put') && empty && card) await press(card)
          else if (confirm) await press(confirm)
          else await choose(bar, played.decided * step)
        } else {
          if (performance.now() - idleSince > 60_000) throw new Error(`Nobody decides any more: ${said}`)
          await new Promise((resolve) => setTimeout(resolve, 10))
          continue
        }
        idleSince = performance.now()
      }
      return played
    },
    [stride, liked, decisions] as const,
  )
}
