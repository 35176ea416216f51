import type { Browser, Page } from '@playwright/test'
import { faults } from '../axe.ts'
import { openTable, visitor } from '../live-table.ts'
import { expect, test } from '../site.ts'

const PASSWORD = 'seven green parrots'

async function fill(page: Page, form: string, email: string, password = PASSWORD): Promise<void> {
  const section = page.getByRole('region', { name: form })
  await section.getByLabel('Email').fill(email)
  await section.getByLabel('Password').fill(password)
  await section.getByRole('button').first().click()
}

test('a guest becomes an account, which is at home in several browsers and can be deleted', async ({
  browser,
  baseURL,
}) => {
  const anna = await visitor(browser, baseURL, 'Anna')
  await openTable(anna, 2)
  await anna.goto('/')
  await anna.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click()
  await expect(anna.getByText('You are a guest')).toBeVisible()
  expect(await faults(anna)).toEqual([])
  await anna.getByRole('textbox', { name: 'Your name at the table' }).fill('Anna of Zanzibar')
  await anna.getByRole('button', { name: 'Save' }).click()
  await fill(anna, 'Create account', 'anna@example.org')
  await expect(anna.getByText('Signed in as anna@example.org.')).toBeVisible()
  await expect(anna.getByRole('textbox', { name: 'Your name at the table' })).toHaveValue('Anna of Zanzibar')
  await anna.getByRole('checkbox', { name: 'Send me an email' }).uncheck()
  await anna.reload()
  await expect(anna.getByRole('checkbox', { name: 'Send me an email' })).not.toBeChecked()

  await anna.getByText('Change the password').first().click()
  await anna.getByLabel('Current password').first().fill(PASSWORD)
  await anna.getByLabel('New password').fill(`${PASSWORD} and a crow`)
  await anna.getByRole('button', { name: 'Change the password' }).click()
  await expect(anna.getByText('Changed. All other browsers are signed out.')).toBeVisible()

  // Another browser: the same person with the same table.
  const phone = await visitor(browser, baseURL, '', true)
  await phone.goto('/profile')
  await expect(phone.getByRole('region', { name: 'I have an account' })).toBeVisible()
  expect(await faults(phone)).toEqual([])
  await phone.getByRole('region', { name: 'I have an account' }).getByLabel('Password').fill('not this one')
  await phone.getByRole('region', { name: 'I have an account' }).getByLabel('Email').fill('anna@example.org')
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(phone.getByRole('alert')).toHaveText('Email address or password is wrong.')
  await fill(phone, 'I have an account', 'anna@example.org', `${PASSWORD} and a crow`)
  await expect(phone.getByText('Signed in as anna@example.org.')).toBeVisible()
  await phone.goto('/')
  await expect(phone.getByRole('heading', { name: 'My tables with others' })).toBeVisible()

  await anna.reload()
  await anna.getByRole('button', { name: /^End: Chrome/ }).click()
  await expect(anna.getByRole('button', { name: /^End: / })).toHaveCount(0)
  await phone.goto('/profile')
  await expect(phone.getByRole('region', { name: 'I have an account' })).toBeVisible()

  await anna.getByRole('button', { name: 'Delete my account' }).click()
  await anna.getByRole('button', { name: 'Delete it for good' }).click()
  await expect(anna.getByRole('region', { name: 'I have an account' })).toBeVisible()
  await fill(anna, 'I have an account', 'anna@example.org')
  await expect(anna.getByRole('alert')).toHaveText('Email address or password is wrong.')
})

/** A browser with an authenticator of its own. Passkeys belong to a name, not to a number. */
async function withAuthenticator(browser: Browser, site: string): Promise<Page> {
  const page = await visitor(browser, site.replace('127.0.0.1', 'localhost'), 'Ben')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return page
}

test('a passkey is enough to keep an account and to come back to it', async ({ browser, site }) => {
  const ben = await withAuthenticator(browser, site)
  await openTable(ben, 2)
  await ben.goto('/profile')
  await ben.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(ben.getByText('Signed in with a passkey.')).toBeVisible()
  await expect(ben.getByText(/^Passkey of /)).toBeVisible()
  await ben.getByRole('button', { name: 'Sign out' }).click()
  await ben.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(ben.getByText('Signed in with a passkey.')).toBeVisible()
  await expect(ben.getByRole('textbox', { name: 'Your name at the table' })).toHaveValue('Ben')
  await ben.getByRole('button', { name: 'Remove: Passkey of' }).click()
  await expect(ben.getByText('You are a guest')).toBeVisible()
})

test('a person has a page of their own, and nobody else does', async ({ browser, baseURL }) => {
  const anna = await visitor(browser, baseURL, 'Anna')
  await openTable(anna, 2)
  const { account } = (await (await anna.request.get('/api/me')).json()) as { account: { id: string } }
  await anna.goto(`/people/${account.id}`)
  await expect(anna.getByRole('heading', { level: 1 })).toHaveText('Anna')
  expect(await faults(anna)).toEqual([])
  await anna.goto('/people/nobody')
  await expect(anna.getByRole('heading', { level: 1 })).toHaveText('There is nobody of this name here.')
})
