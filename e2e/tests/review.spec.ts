import type { Page } from '@playwright/test'
import { faults } from '../axe.ts'
import { gather, mine, someoneDecides, visitor } from '../live-table.ts'
import { expect, test } from '../site.ts'
import { bar, decide, hurry, isOn, layPlan, sitDown } from '../table.ts'

function log(page: Page) {
  return page.getByRole('dialog', { name: 'Log' }).getByRole('listitem')
}

const COPY = 'Copy the address of this position'

test('a position of a game on this device opens cold at its address, which is offered to nobody else', async ({
  page,
}) => {
  await hurry(page)
  await sitDown(page, 'positions')
  await layPlan(page)
  expect(await isOn(page)).toBe(true)
  await page.getByRole('button', { name: 'Log' }).click()
  await log(page).last().getByRole('link').click()
  await expect(page).toHaveURL(/\/at\/\d+$/)
  const looking = `You are looking back at move ${/\d+$/.exec(page.url())?.[0]}.`
  await expect(bar(page)).toContainText(looking)
  await page.reload()
  await expect(bar(page)).toContainText(looking)
  await expect(bar(page).getByRole('button', { name: COPY })).toHaveCount(0)
})

test('any position of a game on the server can be looked at, shared and opened cold', async ({
  browser,
  baseURL,
}) => {
  const [anna, ben] = await gather(browser, baseURL, { bot: false })
  for (const page of [anna, ben]) await decide(page, 0)
  for (let n = 0; n < 4; n++) {
    await someoneDecides(anna, ben)
    await decide((await mine(anna).isVisible()) ? anna : ben, n)
  }
  await someoneDecides(anna, ben)

  // A page that was just loaded knows the game from its beginning.
  await anna.reload()
  await anna.getByRole('button', { name: 'Log' }).click()
  await expect(log(anna).nth(3)).toBeVisible()
  await log(anna).last().click()
  const address = anna.url()
  expect(address).toMatch(/\/at\/\d+$/)
  const position = /\d+$/.exec(address)?.[0]
  await expect(bar(anna)).toContainText(`You are looking back at move ${position}.`)
  await expect(bar(anna).getByRole('button', { name: COPY })).toBeVisible()
  const then = await anna.getByRole('region', { name: 'Me' }).innerText()

  // Somebody without a seat opens the same address: the same moment, without a hand of their own.
  const cem = await visitor(browser, baseURL, 'Cem')
  await cem.goto(address)
  await expect(bar(cem)).toContainText(`You are looking back at move ${position}.`)
  await expect(cem.getByRole('button', { name: 'Board of Anna' })).toBeVisible()
  await expect(cem.getByRole('region', { name: 'Hand', exact: true })).toHaveCount(0)
  await expect(cem.locator('.own-area')).toContainText(/Anna|Ben/)

  await test.step('a spectator sees what is public, decides nothing, and is counted', async () => {
    await bar(cem).getByRole('link', { name: 'Back to now' }).click()
    await expect(cem.getByRole('region', { name: 'You are watching.' })).toContainText(
      /Waiting for (Anna|Ben)/,
    )
    await expect(bar(cem)).toHaveCount(0)
    await expect(cem.locator('[data-legal]')).toHaveCount(0)
    await cem.getByRole('button', { name: 'People' }).click()
    await expect(cem.getByRole('dialog')).toContainText('You are watching. 1\u00a0person is watching.')
    await expect(cem.getByRole('dialog').getByRole('button', { name: 'Give up my seat' })).toHaveCount(0)
    expect(await faults(cem)).toEqual([])
    await cem.keyboard.press('Escape')
    const seen = await cem.getByRole('button', { name: 'Board of Ben' }).innerText()
    for (const page of [anna, ben]) await page.goto(address.replace(/\/at.*/, ''))
    await someoneDecides(anna, ben)
    for (let n = 0; (await cem.getByRole('button', { name: 'Board of Ben' }).innerText()) === seen; n++) {
      for (const page of [anna, ben]) if (await mine(page).isVisible()) await decide(page, n)
      await someoneDecides(anna, ben)
    }
    await anna.goto(address)
  })

  // Step by step, and back to now, which is another moment.
  await bar(anna).getByRole('link', { name: 'One move on' }).click()
  await expect(bar(anna)).not.toContainText(`at move ${position}.`)
  await bar(anna).getByRole('link', { name: 'One move back' }).click()
  await expect(bar(anna)).toContainText(`at move ${position}.`)
  await expect(anna.getByRole('region', { name: 'Me' })).toHaveText(then, { useInnerText: true })
  await bar(anna).getByRole('link', { name: 'Back to now' }).click()
  await expect(bar(anna)).not.toContainText('looking back')
  await expect(anna.getByRole('region', { name: 'Me' })).not.toHaveText(then, { useInnerText: true })
})
