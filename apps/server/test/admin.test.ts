// What the one who runs the site does with `npm run admin`, beside a server that runs.

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MeAnswer, TableInfo } from '@entrepot/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { COMMANDS } from '../src/admin/commands.ts'
import { openSite } from '../src/admin/site.ts'
import { gameOf, Person, type Socket } from './client.ts'
import { onBothDatabases } from './databases.ts'
import { PROGRAM_ENV } from './program-env.ts'
import { tempDir } from './temp-dir.ts'
import { testSite, type TestSite } from './test-site.ts'

const password = 'a long enough password'

/** Runs commands on the data of a site, as the program does, whose server goes on. */
async function admin(site: TestSite) {
  const beside = await openSite({ ...site.context.config, publicUrl: undefined })
  onTestFinished(() => beside.close())
  return (line: string): Promise<string> => {
    const [name = '', ...words] = line.split(' ')
    return COMMANDS[name]?.run(beside, words) ?? Promise.reject(new Error(`no ${name}`))
  }
}

async function idOf(person: Person): Promise<string> {
  return (await person.must<MeAnswer>('GET', '/api/me')).account?.id as string
}

onBothDatabases((where) => {
  test('people and tables are found by what is known of them', async () => {
    const site = await testSite(await where())
    const run = await admin(site)
    const [ada, ben] = [await site.guest('Ada'), await site.guest('Ben 100%')]
    await ada.must('POST', '/api/account', { email: 'ada@example.org', password })
    const table = await gameOf([ada, ben], 'caravan')
    expect(await run('people ADA@EX')).toMatch(
      new RegExp(`^${await idOf(ada)}\tAda\tada@example.org\tsince `),
    )
    expect(await run('people 0%')).toContain('Ben 100%\tguest')
    expect(await run('people a%b')).toBe('Nobody is called that.')
    for (const text of [table, 'Ada', 'caravan', 'playing', ''])
      expect(await run(`tables ${text}`.trim())).toContain(`${table}\tcaravan\tplaying`)
    expect(await run('tables nowhere')).toBe('There is no such table.')
  })

  test('who is banned is out at once, their bot plays on, and their browser brings no other guest', async () => {
    const site = await testSite(await where())
    const run = await admin(site)
    const { people, sockets } = await site.connected('Ada')
    const ada = people[0] as Person
    const ben = new Person(site.address)
    const { headers } = await ben.ask('POST', '/api/guest', { name: 'Ben' })
    ben.cookie = headers['set-cookie']?.map((cookie) => cookie.split(';')[0]).join('; ') ?? ''
    const socket = await ben.connect()
    const table = await gameOf([ada, ben], 'caravan')
    await sockets[0]?.join(table)
    const id = await idOf(ben)
    expect(await run(`ban ${id}`)).toBe('Ben is banned. Bots play on at their tables.')
    expect(await socket.closed()).toMatchObject({ code: 1008 })
    const seat = async () => (await ada.must<TableInfo>('GET', `/api/tables/${table}`)).seats[1]
    await expect.poll(seat).toMatchObject({ absent: true })
    const again = await ben.ask('POST', '/api/guest', { name: 'Not Ben' })
    expect(again).toMatchObject({ status: 403, body: { error: 'banned' } })
    expect((await site.guest('Somebody else')).cookie).not.toBe('')
    await run(`unban ${id}`)
    expect((await ben.ask('POST', '/api/guest', { name: 'Ben' })).status).toBe(200)
  })

  test('what was said is taken out, also for those who read it now', async () => {
    const site = await testSite(await where())
    const run = await admin(site)
    const { people, sockets } = await site.connected('Ada', 'Ben')
    const [ada, ben] = people as [Person, Person]
    const table = await gameOf([ada, ben], 'caravan')
    const [one, two] = sockets as [Socket, Socket]
    for (const socket of sockets) await socket.join(table)
    one.send({ type: 'say', table, id: 'a', text: 'something vile' })
    await two.find((message) => message.type === 'chat')
    expect(await run(`chat ${table}`)).toContain('something vile')
    const heard = two.received.length
    expect(await run(`hush ${table} 1`)).toBe('1 line is gone.')
    const told = await two.find((message) => message.type === 'chat', heard)
    expect(told).toMatchObject({ line: { number: 1, text: '' } })
    await expect(run(`hush ${table} all`)).rejects.toThrow('Nothing like that was said')
  })

  test('a password is set by a link, and a person is exported and deleted', async () => {
    const site = await testSite(await where())
    const run = await admin(site)
    const ada = await site.guest('Ada')
    await ada.must('POST', '/api/account', { email: 'ada@example.org', password })
    const link = (await run('password ada@example.org')).split(' ')[0] as string
    const better = 'a better password than that'
    const body = new URLSearchParams({ password: better })
    expect((await fetch(site.address + link, { method: 'POST', body })).status).toBe(200)
    const anew = new Person(site.address)
    await anew.must('POST', '/api/session', { email: 'ada@example.org', password: better })
    await anew.must('POST', '/api/me/bots', { name: 'Abacus' })

    const file = join(tempDir(), 'ada.json')
    await run(`export ada@example.org ${file}`)
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object[]>
    expect(kept['account']).toMatchObject({ name: 'Ada', email: 'ada@example.org', hasPassword: true })
    expect(kept['sessions']).toHaveLength(1)
    expect(kept['bots']).toMatchObject([{ name: 'Abacus' }])
    expect(readFileSync(file, 'utf8')).not.toMatch(/argon2|token/)

    await expect(run('delete ada@example.org')).rejects.toThrow('This cannot be undone. If you mean Ada')
    await run('delete ada@example.org --for-good')
    expect((await anew.must<MeAnswer>('GET', '/api/me')).account).toBeNull()
    await expect(run('password ada@example.org')).rejects.toThrow('There is no account')
  })

  test('guests and accounts are let in, invited or kept out, as soon as it is said', async () => {
    const site = await testSite(await where())
    const run = await admin(site)
    const guest = (person = new Person(site.address)) => person.ask('POST', '/api/guest', { name: 'Ada' })
    const account = { email: 'ada@example.org', password }
    await run('guests invited')
    expect(await guest()).toMatchObject({ status: 403, body: { error: 'invitation-needed' } })
    const link = (await run('invite')).split(' ')[0] as string
    const invited = new Person(site.address)
    const { headers, status } = await invited.ask('GET', link)
    expect({ status, to: headers.location }).toEqual({ status: 302, to: '/' })
    invited.cookie = headers['set-cookie']?.[0]?.split(';')[0] as string
    const another = Object.assign(new Person(site.address), { cookie: invited.cookie })
    expect((await guest(invited)).status).toBe(200)
    expect((await guest(another)).status).toBe(403)
    await run('accounts closed')
    const refused = await invited.ask('POST', '/api/account', account)
    expect(refused).toMatchObject({ status: 403, body: { error: 'accounts-closed' } })
    await run('accounts invited')
    expect((await invited.ask('POST', '/api/account', account)).status).toBe(200)
    await run('guests closed')
    expect(await guest()).toMatchObject({ status: 403, body: { error: 'guests-closed' } })
    await run('guests open')
    expect(await run('bar 127.0.0.0/8')).toContain('Nobody new from: 127.0.0.0/8')
    expect(await guest()).toMatchObject({ status: 403, body: { error: 'banned' } })
    await expect(run('bar everywhere')).rejects.toThrow('neither an address nor a network')
    await run('unbar 127.0.0.0/8')
    expect((await guest()).status).toBe(200)
  })

  test('an administrator does the same from the pages of the site, and nobody else', async () => {
    const site = await testSite(await where())
    const run = await admin(site)
    const [ada, ben] = [await site.guest('Ada'), await site.guest('Ben')]
    await expect(run(`appoint ${await idOf(ada)}`)).rejects.toThrow('a guest cannot run a site')
    await ada.must('POST', '/api/account', { email: 'ada@example.org', password })
    expect((await ada.ask('GET', '/api/admin/people')).status).toBe(403)
    await run('appoint ada@example.org')
    expect(await ada.must('GET', '/api/me')).toMatchObject({ account: { administrator: true } })
    const { people } = await ada.must<{ people: { name: string; id: string }[] }>('GET', '/api/admin/people')
    expect(people.map(({ name }) => name).toSorted()).toEqual(['Ada', 'Ben'])
    const { token } = await ada.must<{ token: string }>('POST', '/api/tokens', { name: 'bot' })
    const program = Object.assign(new Person(site.address), { token })
    expect((await program.ask('GET', '/api/admin/people')).status).toBe(403)
    expect((await ben.ask('DELETE', `/api/admin/people/${await idOf(ada)}`)).status).toBe(403)
    await ada.must('DELETE', `/api/admin/people/${await idOf(ben)}`)
    expect((await ben.must<MeAnswer>('GET', '/api/me')).account).toBeNull()
    await run('dismiss ada@example.org')
    expect((await ada.ask('GET', '/api/admin/people')).status).toBe(403)
  })
})

test('the program tells what it can do, makes keys, and ends with a sentence where it cannot', () => {
  const entry = fileURLToPath(new URL('../src/admin.ts', import.meta.url))
  const call = (...words: string[]) =>
    spawnSync(process.execPath, [entry, ...words], {
      env: { ...PROGRAM_ENV, DATA_DIR: tempDir() },
      encoding: 'utf8',
    })
  const help = call('help').stdout
  for (const name of Object.keys(COMMANDS)) expect(help).toContain(`  ${name} `)
  expect(call('push-keys').stdout).toMatch(/^VAPID_PUBLIC_KEY=B\S{86}\nVAPID_PRIVATE_KEY=\S{43}\n$/)
  const { status, stderr } = call('fire')
  expect(status).toBe(1)
  expect(stderr).toMatch(/^There is no fire\. .*\n$/)
  expect(call('people').stderr).toMatch(/^There is no database in .*\n$/)
})
