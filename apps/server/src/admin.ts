// Runs a site from the command line, while its servers run or not: npm run admin -- help

import webPush from 'web-push'
import { COMMANDS } from './admin/commands.ts'
import { openSite } from './admin/site.ts'
import { readConfig } from './config.ts'
import { Foreseen, tellingOf } from './foreseen.ts'
import { Problem } from './problem.ts'

// What is written here is for its owner only.
process.umask(0o077)

const [name = 'help', ...words] = process.argv.slice(2)
try {
  process.stdout.write(`${await done()}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Problem ? error.message : tellingOf(error)}\n`)
  process.exitCode = 1
}

async function done(): Promise<string> {
  if (name === 'help') return help()
  if (name === 'push-keys') return pushKeys()
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new Foreseen(`There is no ${name}. npm run admin -- help lists what there is.`)
  const site = await openSite(readConfig(process.env, process.cwd()))
  try {
    return await command.run(site, words)
  } finally {
    await site.close()
  }
}

function help(): string {
  const known = Object.entries(COMMANDS).map(([word, { takes, does }]) => [`${word} ${takes}`, does] as const)
  const all = [...known, ['push-keys', 'makes a pair of keys for notices in browsers'] as const]
  const wide = Math.max(...all.map(([usage]) => usage.length))
  return [
    'npm run admin -- COMMAND, with the settings of the server; WHO is an id or an e-mail address',
    '',
    ...all.map(([usage, does]) => `  ${usage.padEnd(wide)}  ${does}`),
  ].join('\n')
}

function pushKeys(): string {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  return `VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}`
}
