import { writeFileSync } from 'node:fs'
import type { DoorInfo } from '@entrepot/protocol'
import { doorBody } from '@entrepot/protocol/schemas'
import { Foreseen } from '../foreseen.ts'
import { appoint, dismiss } from '../storage/administrators.ts'
import { lastChat } from '../storage/chat.ts'
import { changeDoor, readDoor } from '../storage/door.ts'
import { findPeople } from '../storage/people.ts'
import { editionDone } from './edition-command.ts'
import { ban, invite, passwordLink, personOf, remove } from './people.ts'
import { personalData } from './personal-data.ts'
import type { Site } from './site.ts'
import { closeTable, foundTables, hush } from './tables.ts'

/** Something that can be done at a site. */
interface Command {
  /** What follows its name. */
  readonly takes: string
  readonly does: string
  run(site: Site, words: string[]): Promise<string>
}

/** So many people, tables or lines of talk are listed; more are found by a longer text. */
const LISTED = 100

/** WHO is the id or the e-mail address of somebody. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  people: {
    takes: '[TEXT]',
    does: 'lists people whose name, e-mail address or id holds a text; the latest first',
    async run({ database }, [text = '']) {
      const people = await findPeople(database.db, text, LISTED)
      return listed(
        people.map(({ id, name, email, guest, createdAt, banned, administrator }) => [
          id,
          name,
          email ?? (guest ? 'guest' : 'passkey'),
          `since ${day(createdAt)}`,
          ...(administrator ? ['administrator'] : []),
          ...(banned ? ['banned'] : []),
        ]),
        'Nobody is called that.',
      )
    },
  },
  tables: {
    takes: '[TEXT]',
    does: 'lists tables by id, game, status, or the name of somebody who sits there',
    async run(site, [text = '']) {
      const tables = await foundTables(site, text, LISTED)
      return listed(
        tables.map(({ id, game, status, createdAt, people }) => [
          id,
          game,
          status,
          day(createdAt),
          people.join(', '),
        ]),
        'There is no such table.',
      )
    },
  },
  password: {
    takes: 'WHO',
    does: 'prints a link with which somebody sets a new password within the hour',
    async run(site, words) {
      return linkTo(site, await passwordLink(site, await somebody(site, words)))
    },
  },
  export: {
    takes: 'WHO FILE',
    does: 'writes everything that the site keeps about somebody into a file',
    async run(site, words) {
      const account = await somebody(site, words)
      const file = word(words, 1, 'Name a file to write to.')
      const text = JSON.stringify(await personalData(site.database.db, account), null, 2)
      try {
        writeFileSync(file, `${text}\n`, { flag: 'wx' })
      } catch (error) {
        throw new Foreseen(`Cannot write ${file}: ${(error as Error).message}.`, { cause: error })
      }
      return `What the site keeps about ${account.name} is in ${file}.`
    },
  },
  delete: {
    takes: 'WHO --for-good',
    does: 'removes everything personal of somebody; bots play on at their tables',
    async run(site, words) {
      const account = await somebody(site, words)
      if (words[1] !== '--for-good')
        throw new Foreseen(
          `This cannot be undone. If you mean ${account.name} (${account.email ?? account.id}): npm run admin -- delete ${account.id} --for-good`,
        )
      await remove(site, account)
      return `${account.name} has been deleted.`
    },
  },
  ban: {
    takes: 'WHO',
    does: 'signs somebody out everywhere and keeps them out, also as guests of the browsers that they have used',
    async run(site, words) {
      const account = await somebody(site, words)
      await ban(site, account, true)
      return `${account.name} is banned. Bots play on at their tables.`
    },
  },
  unban: {
    takes: 'WHO',
    does: 'lets somebody in again',
    async run(site, words) {
      const account = await somebody(site, words)
      await ban(site, account, false)
      return `${account.name} may come in again.`
    },
  },
  close: {
    takes: 'TABLE',
    does: 'closes a table',
    async run(site, words) {
      const table = word(words, 0, 'Name a table by its id.')
      await closeTable(site, table)
      return `Table ${table} is closed.`
    },
  },
  chat: {
    takes: 'TABLE',
    does: 'lists what was said at a table, with numbers',
    async run({ database }, words) {
      const lines = await lastChat(database.db, word(words, 0, 'Name a table by its id.'), 0, LISTED)
      return listed(
        lines.map(({ number, name, account_id, text }) => [String(number), `${name} (${account_id})`, text]),
        'Nothing was said there.',
      )
    },
  },
  hush: {
    takes: 'TABLE NUMBER | TABLE WHO | TABLE all',
    does: 'takes a line out of the chat of a table, or all of somebody, or all',
    async run(site, words) {
      const table = word(words, 0, 'Name a table by its id.')
      const which = word(words, 1, 'Say which: the number of a line, who said them, or all.')
      const emptied = await hush(site, table, await lines(site, which))
      return `${emptied} ${emptied === 1 ? 'line is' : 'lines are'} gone.`
    },
  },
  door: {
    takes: '',
    does: 'tells who may come in',
    run: async ({ database }) => told(await readDoor(database.db)),
  },
  guests: {
    takes: 'open | invited | closed',
    does: 'says who may come in with nothing but a name',
    run: async ({ database }, words) => told(await changeDoor(database.db, { guests: opening(words) })),
  },
  accounts: {
    takes: 'open | invited | closed',
    does: 'says who may make an account',
    run: async ({ database }, words) => told(await changeDoor(database.db, { accounts: opening(words) })),
  },
  invite: {
    takes: '[PEOPLE [DAYS]]',
    does: 'prints a link that lets so many people in, for so many days: one, for seven',
    async run(site, [uses = '1', days = '7']) {
      if (!/^[1-9]\d{0,3}$/.test(uses) || !/^[1-9]\d{0,2}$/.test(days))
        throw new Foreseen('Say how many people, and for how many days: npm run admin -- invite 5 30')
      return linkTo(site, await invite(site, { uses: Number(uses), days: Number(days) }))
    },
  },
  bar: {
    takes: 'NETWORK',
    does: 'takes in nobody new from an address or a network, such as 192.0.2.7 or 2001:db8::/32',
    async run({ database: { db } }, words) {
      const network = word(words, 0, 'Name an address or a network.')
      const { barred } = await readDoor(db)
      return told(await changeDoor(db, { barred: [...new Set([...barred, requireNetwork(network)])] }))
    },
  },
  unbar: {
    takes: 'NETWORK',
    does: 'takes people in from there again',
    async run({ database: { db } }, words) {
      const network = word(words, 0, 'Name an address or a network.')
      const { barred } = await readDoor(db)
      return told(await changeDoor(db, { barred: barred.filter((one) => one !== network) }))
    },
  },
  appoint: {
    takes: 'WHO',
    does: 'lets somebody run the site from its page /admin',
    async run(site, words) {
      const account = await somebody(site, words)
      if (account.email === null)
        throw new Foreseen(`${account.name} has no e-mail address: a guest cannot run a site.`)
      await appoint(site.database.db, account.id, site.now())
      return `${account.name} runs the site from its page /admin.`
    },
  },
  dismiss: {
    takes: 'WHO',
    does: 'lets them no longer',
    async run(site, words) {
      const account = await somebody(site, words)
      if (await dismiss(site.database.db, account.id)) return `${account.name} runs the site no longer.`
      throw new Foreseen(`${account.name} does not run the site.`)
    },
  },
  edition: {
    takes: 'adopt FILE | list | drop GAME ID',
    does: 'offers component figures of another box; the same as npm run edition',
    run: editionDone,
  },
}

function word(words: readonly string[], index: number, otherwise: string): string {
  const given = words[index]
  if (given === undefined) throw new Foreseen(otherwise)
  return given
}

function somebody(site: Site, words: readonly string[]): ReturnType<typeof personOf> {
  return personOf(
    site,
    word(words, 0, 'Say who: by id or e-mail address; npm run admin -- people finds them.'),
  )
}

async function lines(site: Site, which: string): Promise<{ number?: number; by?: string }> {
  if (which === 'all') return {}
  return /^\d+$/.test(which) ? { number: Number(which) } : { by: (await personOf(site, which)).id }
}

function opening([given]: readonly string[]): DoorInfo['guests'] {
  if (given === 'open' || given === 'invited' || given === 'closed') return given
  throw new Foreseen('Say open, invited or closed.')
}

function requireNetwork(text: string): string {
  const { success } = doorBody.safeParse({ barred: [text] })
  if (success) return text
  throw new Foreseen(`${text} is neither an address nor a network, such as 192.0.2.7 or 2001:db8::/32.`)
}

function told({ guests, accounts, barred }: DoorInfo): string {
  return [
    `Guests: ${guests}`,
    `New accounts: ${accounts}`,
    `Nobody new from: ${barred.join(', ') || 'nowhere in particular'}`,
  ].join('\n')
}

function linkTo({ publicUrl }: Site, path: string): string {
  return publicUrl === undefined ? `${path} at the address of your site` : publicUrl + path
}

function listed(rows: readonly (readonly string[])[], nothing: string): string {
  return rows.length === 0 ? nothing : rows.map((row) => row.join('\t')).join('\n')
}

function day(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}
