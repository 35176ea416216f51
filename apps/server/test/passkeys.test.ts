import type { MeAnswer, PasskeyInfo } from '@entrepot/protocol'
import { expect, test } from 'vitest'
import { Authenticator } from './authenticator.ts'
import { Person } from './client.ts'
import { onBothDatabases } from './databases.ts'
import { testSite } from './test-site.ts'

interface Asked {
  challengeId: string
  options: { challenge: string }
}

onBothDatabases((where) => {
  test('a guest adds a passkey, is a guest no longer, and signs in with it elsewhere', async () => {
    const site = await testSite(await where())
    const ada = await site.guest('Ada')
    const key = new Authenticator(site.address)
    const asked = await ada.must<Asked>('POST', '/api/passkeys/options')
    const made = { challengeId: asked.challengeId, response: key.register(asked.options), name: 'laptop' }
    await ada.must('POST', '/api/passkeys', made)
    expect(await ada.must('GET', '/api/me')).toMatchObject({ account: { guest: false, email: null } })
    const again = await ada.ask('POST', '/api/passkeys', made)
    expect(again).toMatchObject({ status: 410, body: { error: 'late-passkey' } })

    const elsewhere = new Person(site.address)
    const { challengeId, options } = await elsewhere.must<Asked>('POST', '/api/session/passkey/options')
    const response = key.signIn(options)
    await elsewhere.must<MeAnswer>('POST', '/api/session/passkey', { challengeId, response })
    expect(await elsewhere.must('GET', '/api/me')).toMatchObject({ account: { name: 'Ada' } })

    const { passkeys } = await ada.must<{ passkeys: PasskeyInfo[] }>('GET', '/api/passkeys')
    expect(passkeys.map(({ name }) => name)).toEqual(['laptop'])
    await ada.must('DELETE', `/api/passkeys/${passkeys[0]?.id}`)
    expect(await ada.must('GET', '/api/me')).toMatchObject({ account: { guest: true } })
  })

  test('a new password removes the passkeys, unless they are to stay', async () => {
    const site = await testSite(await where())
    const ada = new Person(site.address)
    const first = { email: 'ada@example.org', password: 'a long enough password' }
    await ada.must('POST', '/api/account', first)
    const key = new Authenticator(site.address)
    const { challengeId, options } = await ada.must<Asked>('POST', '/api/passkeys/options')
    await ada.must('POST', '/api/passkeys', { challengeId, response: key.register(options), name: 'key' })
    const signIn = async (): Promise<number> => {
      const visitor = new Person(site.address)
      const asked = await visitor.must<Asked>('POST', '/api/session/passkey/options')
      const answer = { challengeId: asked.challengeId, response: key.signIn(asked.options) }
      return (await visitor.ask('POST', '/api/session/passkey', answer)).status
    }
    const second = 'another long password'
    const kept = { current: first.password, password: second, keepPasskeys: true }
    await ada.must('PUT', '/api/me/password', kept)
    expect(await signIn()).toBe(200)
    await ada.must('PUT', '/api/me/password', { current: second, password: first.password })
    expect(await signIn()).toBe(401)
    expect(await ada.must('GET', '/api/passkeys')).toEqual({ passkeys: [] })
  })

  test('an answer for another site, by another key, or to an old question is refused', async () => {
    const site = await testSite(await where())
    const ada = await site.guest('Ada')
    const key = new Authenticator(site.address)
    const register = async (by: Authenticator) => {
      const { challengeId, options } = await ada.must<Asked>('POST', '/api/passkeys/options')
      return ada.ask('POST', '/api/passkeys', { challengeId, response: by.register(options), name: 'key' })
    }
    expect(await register(new Authenticator('https://evil.example.org'))).toMatchObject({ status: 401 })
    expect(await register(key)).toMatchObject({ status: 204 })

    const visitor = new Person(site.address)
    const question = await visitor.must<Asked>('POST', '/api/session/passkey/options')
    const stranger = new Authenticator(site.address)
    Object.assign(stranger, { id: key.id })
    const forged = { challengeId: question.challengeId, response: stranger.signIn(question.options) }
    expect(await visitor.ask('POST', '/api/session/passkey', forged)).toMatchObject({ status: 401 })
    const late = await visitor.must<Asked>('POST', '/api/session/passkey/options')
    site.time.now += 10 * 60_000
    const answer = { challengeId: late.challengeId, response: key.signIn(late.options) }
    expect(await visitor.ask('POST', '/api/session/passkey', answer)).toMatchObject({ status: 410 })
  })
})
