import type { Browser, Page } from '@playwright/test'
import { faults } from '../axe.ts'
import { gather, mine, propose, someoneDecides, visitor } from '../live-table.ts'
import { playAhead } from '../play-ahead.ts'
import { playOut } from '../play-out.ts'
import { expect, test } from '../site.ts'
import { bar, decide, over } from '../table.ts'

/** What Anna says is marked on Ben's phone, read there and answered; on the desktop the table stays in play. */
async function talk(anna: Page, ben: Page): Promise<void> {
  await anna.getByRole('button', { name: 'Chat' }).click()
  await anna.getByRole('textbox', { name: 'Write to the table' }).fill('Good luck, Ben')
  await anna.keyboard.press('Enter')
  await ben.getByRole('button', { name: 'Log 1 unread' }).click()
  await expect(ben.getByRole('list', { name: 'Messages' })).toContainText(/Anna.*Good luck, Ben/s)
  await ben.getByRole('textbox', { name: 'Write to the table' }).fill('And to you')
  await ben.getByRole('button', { name: 'Send' }).click()
  const heard = anna.getByRole('region', { name: 'Chat' }).getByRole('listitem')
  await expect(heard).toContainText(['Good luck, Ben', 'And to you'])
  await anna.getByRole('button', { name: 'Mute Ben' }).click()
  await expect(heard).toHaveCount(1)
  await anna.getByRole('button', { name: 'Unmute Ben' }).click()
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
  await expect(own).not.toHaveText(before)
  await expect(anna.getByRole('button', { name: 'Board of Ben' })).toHaveText(/4[45]:\d\d/)
  await expect(anna.getByLabel(/^(Your time|Time) left/)).toHaveCount(2)
}

/** Ben proposes to end the game; Anna refuses, and agrees when he asks again. */
async function endByAgreement(anna: Page, ben: Page): Promise<void> {
  const asked = anna.getByRole('region', { name: 'Proposal' })
  const proposed = ben.getByRole('region', { name: 'Proposal' })
  await propose(ben, 'End the game without a result')
  await expect(asked).toContainText('Ben suggests ending the game without a result.')
  await expect(proposed).toContainText('Waiting for Anna')
  expect(await faults(ben)).toEqual([])
  await asked.getByRole('button', { name: 'Refuse' }).click()
  await expect(proposed).toContainText('Anna does not want to end the game.')
  await proposed.getByRole('button', { name: 'Close' }).click()
  await expect(proposed).toHaveCount(0)
  await propose(ben, 'End the game without a result')
  await asked.getByRole('button', { name: 'Agree' }).click()
  for (const page of [anna, ben]) await expect(over(page)).toContainText('ended by agreement')
}

// What lies between the first turns and the last round would only take long.
test('two people and a bot begin and end a game through the server', async ({ browser, baseURL }) => {
  const [anna, ben] = await gather(browser, baseURL)
  for (let n = 0; n < 4; n++) {
    for (const page of [anna, ben]) if (await mine(page).isVisible()) await decide(page, n * 3)
    await someoneDecides(anna, ben)
  }
  await playAhead('mombasa', anna, ben)
  for (const { decided } of await Promise.all([anna, ben].map((page) => playOut(page, { stride: 3 }))))
    expect(decided).toBeGreaterThan(1)
  for (const page of [anna, ben]) await expect(over(page)).toBeVisible()
  await expect(anna.getByRole('dialog').getByRole('row', { name: /^Total/ })).toBeVisible()
  expect(await faults(anna)).toEqual([])
  await test.step('somebody who comes late sees all rounds and the first move', () => comeLate(anna, browser))
  await test.step('who played it is told what the own turns were worth', () => analyseOwnGame(anna))
  await test.step('the shuffle is checked in the browser', () => checkShuffle(anna))
  await test.step('the game is found in the profile, saved and opened from the file', () => keepGame(anna))
})

async function comeLate(anna: Page, browser: Browser): Promise<void> {
  const address = anna.url()
  const cem = await visitor(browser, new URL(address).origin, 'Cem')
  await cem.goto(address)
  const chart = cem.getByRole('dialog').getByRole('img', { name: 'Totals over the rounds' })
  // Seven rounds and the end.
  await expect(chart.locator('.round')).toHaveText(['1', '2', '3', '4', '5', '6', '7', 'Total'])
  await cem.keyboard.press('Escape')
  await cem.getByRole('button', { name: 'Log' }).click()
  await cem.getByRole('dialog', { name: 'Log' }).getByRole('listitem').last().click()
  await expect(bar(cem)).toContainText('You are looking back at move')
  await cem.context().close()
}

async function analyseOwnGame(anna: Page): Promise<void> {
  await anna.getByRole('dialog').getByRole('link', { name: 'Review the game' }).click()
  await bar(anna).getByRole('combobox', { name: 'Step by' }).selectOption('My turns')
  await bar(anna).getByRole('link', { name: 'My next turn' }).click()
  const slider = bar(anna).getByRole('slider', { name: 'Course of the game' })
  await expect(slider).toHaveAttribute('aria-valuetext', /round 1, Anna$/)
  await bar(anna).getByRole('button', { name: 'Analyse' }).click()
  await expect(bar(anna).locator('.curve polyline').first()).toBeVisible()
  // Verdicts come in the order of the game, so nobody waits for its end.
  const worth = bar(anna).locator('.turn-worth')
  await expect(worth).toContainText(/Best|Good|Dubious|Mistake/, { timeout: 60_000 })
  await expect(worth.getByRole('list', { name: 'Chance to win' }).getByRole('listitem')).toHaveCount(3)
  await bar(anna).getByRole('link', { name: 'Back to now' }).click()
  await expect(over(anna)).toBeVisible()
}

async function checkShuffle(anna: Page): Promise<void> {
  await anna.keyboard.press('Escape')
  await anna.getByRole('button', { name: 'People' }).click()
  await anna.getByRole('button', { name: 'Check this game' }).click()
  const verdict = anna.getByRole('dialog').getByRole('status')
  await expect(verdict).toContainText('The game is sound')
  await expect(verdict).toContainText('what this browser added is among it, unchanged')
  expect(await faults(anna)).toEqual([])
}

async function keepGame(anna: Page): Promise<void> {
  await anna.goto('/profile')
  const game = anna.getByRole('listitem').filter({ hasText: 'Mombasa' })
  await expect(game).toContainText(/1\. .+ \d\. .+ \d\. /)
  const downloading = anna.waitForEvent('download')
  await game.getByRole('link', { name: 'Save as a file' }).click()
  const file = await (await downloading).path()
  await anna.getByLabel('Open a game from a file').setInputFiles(file)
  await expect(over(anna)).toBeVisible()
  await anna.goto('/profile')
  await expect(anna.getByRole('listitem').filter({ hasText: 'from a file' })).toBeVisible()
}

test('people at a table see their clocks, talk, and agree to end the game', async ({ browser, baseURL }) => {
  const [anna, ben] = await gather(browser, baseURL, { clock: 'Live: 45 minutes each' })
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
  await expect(bar(one).getByText(/Goods worth/)).toBeVisible()
  const before = await bar(one).innerText()
  await one.reload()
  await expect(bar(one)).toHaveText(before, { useInnerText: true })
  await bar(one).getByRole('button', { name: 'Undo' }).click()
  await expect(bar(one).getByText('Choose your action')).toBeVisible()
})

/** Another page of the same person says more than the server listens to, as long as it is open. */
async function chatter(page: Page): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto('/healthz')
  await other.evaluate(async () => {
    const refused = Promise.withResolvers<void>()
    let socket: WebSocket | null = null
    setInterval(() => {
      if (socket === null || socket.readyState === WebSocket.CLOSED) {
        socket = new WebSocket(`ws://${location.host}/api/socket`)
        socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
          if (data.includes('too-fast')) refused.resolve()
        })
      }
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'ping', at: 0 }))
    }, 5)
    await refused.promise
  })
  return other
}

test('whom the server could not listen to at once has the table a moment later', async ({
  browser,
  baseURL,
}) => {
  const [anna] = await gather(browser, baseURL)
  const before = await bar(anna).innerText()
  const loud = await chatter(anna)
  const refused = anna
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => payload.toString().includes('too-fast')),
    )
  await anna.reload()
  await refused
  await loud.close()
  await expect(bar(anna)).toHaveText(before, { useInnerText: true })
})
