import { expect, test } from 'vitest'
import { sendNotices } from '../src/due/notices.ts'
import { games } from '../src/offered-games.ts'
import { gameOf, Person, type Socket } from './client.ts'
import { linkIn, startSmtp } from './smtp-server.ts'
import { testSite } from './test-site.ts'

const offer = { games, gamesModule: new URL('../src/offered-games.ts', import.meta.url).href }
const MINUTE = 60_000
const days = { pace: { kind: 'days', bankMs: 0, turnMs: 24 * 60 * MINUTE } }

test('the mail to who is waited for tells what the others did since, in one or two sentences a turn', async () => {
  const smtp = await startSmtp()
  const site = await testSite({ publicUrl: 'https://play.example.org', smtpUrl: smtp.url }, offer)
  const ada = await site.guest('Ada')
  const ben = new Person(site.address)
  await ben.must('POST', '/api/account', {
    name: 'Ben',
    email: 'ben@example.org',
    password: 'long enough for all',
  })
  await expect.poll(() => smtp.mails.length).toBe(1)
  await fetch(site.address + linkIn(smtp.mails.pop() as string), { method: 'POST' })
  const id = await gameOf([ada, ben], 'yokohama', days)
  const adas = await ada.connect()
  await adas.join(id)
  for (let waited = false; !waited;) {
    site.time.now += 1000
    const bens = await ben.connect()
    await bens.join(id)
    while (await decided(bens, id, 1));
    bens.close()
    site.time.now += 1000
    while (await decided(adas, id, 0)) waited = true
    waited &&= adas.latest(id).sight?.deciders.join() === '1'
  }
  site.time.now += 3 * MINUTE
  await sendNotices(site.context)
  await site.context.outbox.drained()
  expect(smtp.mails).toHaveLength(1)
  const body = Buffer.from(smtp.mails[0]?.split('\r\n\r\n')[1] as string, 'base64').toString()
  const paragraphs = body.split('\n\n')
  expect(paragraphs).toHaveLength(4)
  expect(paragraphs[1]).toMatch(/^Ada /m)
  expect(paragraphs[1]).not.toContain('Ben')
  expect(paragraphs[1]?.split('\n').length).toBeLessThanOrEqual(12)
})

/** Plays the last of the legal commands if the seat is to decide. */
async function decided(socket: Socket, id: string, seat: number): Promise<boolean> {
  await socket.settled()
  const now = socket.latest(id)
  const command = now.sight?.legal.at(-1)
  if (command === undefined || !now.sight?.deciders.includes(seat)) return false
  const answer = await socket.play(id, now.type === 'sync' ? now.position : now.to, command)
  if (answer.type !== 'ack') throw new Error(JSON.stringify(answer).slice(0, 300))
  await socket.reach(id, answer.position)
  return true
}
