import { faultsInBothSchemes } from '../axe.ts'
import { expect, test } from '../site.ts'

const pages = [
  '/',
  '/new/mombasa',
  '/friends/mombasa',
  '/rules/yokohama/Y1.1',
  '/components/mombasa',
  '/credits',
  '/settings',
  '/profile',
  '/people/nobody',
  '/nowhere',
  '/local/none',
]

test('every page is accessible by day and by night', async ({ page }) => {
  for (const address of pages) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await faultsInBothSchemes(page), address).toEqual([])
  }
})

test('the layers of style lie in their order, whichever sheet comes first', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const layers = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap((rule) =>
        rule instanceof CSSLayerStatementRule
          ? [...rule.nameList]
          : rule instanceof CSSLayerBlockRule
            ? [rule.name]
            : [],
      ),
  )
  expect([...new Set(layers)]).toEqual(['base', 'shell', 'table', 'game'])
})

test('every page fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const address of pages) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, address).toBe(0)
  }
})

test('every page has a title of its own', async ({ page }) => {
  const titles = new Map<string, string>()
  for (const address of pages) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The page before it may still be the one that is named.
    await expect.poll(async () => titles.get(await page.title()), `the title of ${address}`).toBeUndefined()
    expect(await page.title(), address).toContain('Entrepôt')
    titles.set(await page.title(), address)
  }
})

test('rules are printed without what leads through the site', async ({ page }) => {
  await page.goto('/rules/yokohama')
  const leads = page.locator('.masthead, .imprint, .game-tabs, .contents')
  await expect(leads).toHaveCount(4)
  await expect(leads.first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const lead of await leads.all()) await expect(lead).toBeHidden()
  await expect(page.getByRole('link', { name: 'Link to rule Y1.1' })).toBeVisible()
})

test('a rule has an address of its own', async ({ page }) => {
  await page.goto('/rules/mombasa/M6.8')
  await expect(page.getByText(/rearmost/).first()).toBeInViewport()
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('first-player marker')
  await expect(page.getByRole('link', { name: 'Link to rule M8.5' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Link to rule M6.8' })).toHaveCount(0)
})

test('components without a known figure say so', async ({ page }) => {
  await page.goto('/components/mombasa')
  await page.getByRole('button', { name: /^Regions/ }).click()
  await expect(page.getByRole('article', { name: 'Adrar' })).toContainText('Our source: reconstructed')
})

const languages = [
  {
    locale: 'ru-RU',
    play: 'Играть: Момбаса',
    sit: 'Начать',
    plan: /^План: выложите карты/,
    profile: 'Ваш профиль',
  },
  {
    locale: 'pt-BR',
    play: 'Jogar Mombasa',
    sit: 'Começar',
    plan: /^Planeje: uma carta/,
    profile: 'Seu perfil',
  },
  {
    locale: 'ja-JP',
    play: 'モンバサで遊ぶ',
    sit: '始める',
    plan: /つのスロットに1枚ずつ/,
    profile: 'プロフィール',
  },
]

for (const { locale, play, sit, plan, profile } of languages) {
  test.describe(locale, () => {
    test.use({ locale })
    test(`the language of the browser is spoken from the door to the table: ${locale}`, async ({ page }) => {
      await page.goto('/')
      await page.getByRole('link', { name: play }).click()
      await page.getByRole('button', { name: sit }).click()
      await expect(page.getByText(plan)).toBeVisible()
      await page.goto('/profile')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(profile)
    })
  })
}

test('the language can be changed in place', async ({ page }) => {
  await page.goto('/settings')
  await page.getByRole('radio', { name: 'Русский' }).check()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Настройки')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Настройки')
})
