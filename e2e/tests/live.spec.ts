import { devices, type Browser, type Page } from '@playwright/test'
import { faults } from '../axe.ts'
import { expect, test } from '../site.ts'
import { bar, decide, hurry } from '../table.ts'

test.describe.configure({ timeout: 240_000 })

async function visitor(
  browser: Browser,
  baseURL: string | undefined,
  name: string,
  phone: boolean,
): Promise<Page> {
  const { viewport, hasTouch, isMobile } = devices['Pixel 7']
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    ...(phone ? { viewport, hasTouch, isMobile } : { viewport: { width: 1280, height: 720 } }),
    locale: 'en-GB',
  })
  const page = await context.newPage()
  await hurry(page, { name })
  return page
}

/** Who must decide. Whoever has decided beforehand and may still change it is not waited for, and can be overtaken. */
const mine = (page: Page) =>
  bar(page).and(page.locator('[data-mine]')).filter({ hasNotText: 'You may still change it' })
const over = (page: Page) => page.getByRole('region', { name: 'The game is over' })

/** Anna opens a table for three, Ben sits down on his phone, a bot takes the third seat. */
async function gather(browser: Browser, baseURL: string | undefined, clock = 'None'): Promise<[Page, Page]> {
  const anna = await visitor(browser, baseURL, 'Anna', false)
  await anna.goto('/')
  await anna.getByRole('link', { name: 'With friends' }).first().click()
  await anna.getByRole('radio', { name: '3' }).check()
  await anna.getByRole('radio', { name: clock }).check()
  await anna.getByRole('button', { name: 'Open the table' }).click()
  await expect(anna.getByRole('list', { name: 'Seats' })).toContainText('Anna')

  const ben = await visitor(browser, baseURL, 'Ben', true)
  await ben.goto(anna.url())
  await ben.getByRole('button', { name: 'Sit here' }).first().click()
  await expect(anna.getByRole('list', { name: 'Seats' })).toContainText('Ben')
  await anna.getByRole('button', { name: 'Give to a bot' }).click()
  await anna.getByRole('button', { name: 'Begin the game' }).click()
  await expect(bar(anna)).toBeVisible()
  await expect(bar(ben)).toBeVisible()
  return [anna, ben]
}

/** What Anna says is marked on Ben's phone, read there and answered; on the desktop the table stays in play. */
async function talk(anna: Page, ben: Page): Promise<void> {
  await anna.getByRole('button', { name: 'Talk' }).click()
  await anna.getByRole('textbox', { name: 'Say something' }).fill('Good luck, Ben')
  await anna.keyboard.press('Enter')
  await ben.getByRole('button', { name: 'Log 1 unread' }).click()
  await expect(ben.getByRole('list', { name: 'What was said' })).toContainText(/Anna.*Good luck, Ben/s)
  await ben.getByRole('textbox', { name: 'Say something' }).fill('And to you')
  await ben.getByRole('button', { name: 'Say' }).click()
  const heard = anna.getByRole('region', { name: 'Talk' }).getByRole('listitem')
  await expect(heard).toContainText(['Good luck, Ben', 'And to you'])
  await anna.getByRole('button', { name: 'Mute Ben' }).click()
  await expect(heard).toHaveCount(1)
  await anna.getByRole('button', { name: 'Hear Ben again' }).click()
  await expect(heard).toHaveCount(2)
  expect(await faults(anna)).toEqual([])
  await anna.keyboard.press('Escape')
  await expect(heard).toHaveCount(0)
}

/** The own clock runs; the other's is told with the strip; a bot has none. */
async function seeClocks(anna: Page): Promise<void> {
  const own = anna.getByRole('timer', { name: 'Your time left' })
  await expect(own).toHaveText(/^4[45]:\d\d$/)
  const before = await own.innerText()
  await expect(own).not.toHaveText(before, { timeout: 2000 })
  await expect(anna.getByRole('button', { name: 'Board of Ben' })).toHaveText(/4[45]:\d\d/)
  await expect(anna.getByLabel(/^(Your time|Time) left/)).toHaveCount(2)
}

/** Ben proposes to end the game; Anna refuses, and agrees when he asks again. */
async function endByAgreement(anna: Page, ben: Page): Promise<void> {
  const asked = anna.getByRole('region', { name: 'Proposal' })
  const proposed = ben.getByRole('region', { name: 'Proposal' })
  const end = ben.getByRole('button', { name: 'End the game without a result' })
  await ben.getByText('Propose to the table').click()
  await end.click()
  await expect(asked).toContainText('Ben proposes to end the game without a result.')
  await expect(proposed).toContainText('Not yet agreed: Anna')
  expect(await faults(ben)).toEqual([])
  await asked.getByRole('button', { name: 'Refuse' }).click()
  await expect(proposed).toHaveCount(0)
  await end.click()
  await asked.getByRole('button', { name: 'Agree' }).click()
  for (const page of [anna, ben]) await expect(over(page)).toContainText('ended by agreement')
}

/** Waits until one of them is to decide, or the game is over. */
async function someoneDecides(...pages: Page[]): Promise<void> {
  const isUp = async (page: Page): Promise<boolean> =>
    (await mine(page).isVisible()) || (await over(page).isVisible())
  const timing = { intervals: [50], timeout: 60_000 }
  await expect.poll(async () => (await Promise.all(pages.map(isUp))).includes(true), timing).toBe(true)
}

test('two people and a bot play a whole game through the server', async ({ browser, baseURL }) => {
  const [anna, ben] = await gather(browser, baseURL)
  for (let n = 0; !(await over(anna).isVisible()); n++) {
    for (const page of [anna, ben]) if (await mine(page).isVisible()) await decide(page, n * 3)
    await someoneDecides(anna, ben)
  }
  await expect(over(ben)).toBeVisible()
  await expect(anna.getByRole('dialog').getByRole('row', { name: /^Total/ })).toBeVisible()
})

test('people at a table see their clocks, talk, and agree to end the game', async ({ browser, baseURL }) => {
  const [anna, ben] = await gather(browser, baseURL, 'Live: 45 minutes each')
  await seeClocks(anna)
  await talk(anna, ben)
  await endByAgreement(anna, ben)
})

test('a half-made turn is kept by the server when the page is loaded anew', async ({ browser, baseURL }) => {
  const [anna, ben] = await gather(browser, baseURL)
  await decide(anna, 0)
  await decide(ben, 0)
  await someoneDecides(anna, ben)
  const one = (await mine(anna).isVisible()) ? anna : ben
  await decide(one, 0)
  await expect(bar(one).getByText(/^Goods worth/)).toBeVisible()
  const before = await bar(one).innerText()
  await one.reload()
  await expect(bar(one)).toHaveText(before, { useInnerText: true })
  await bar(one).getByRole('button', { name: 'Undo' }).click()
  await expect(bar(one).getByText('Choose your action')).toBeVisible()
})
