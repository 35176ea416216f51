// The lines of the tutorial that ask a site, word for word in a shell: what one answers is put where the next says ID.

import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { Person } from './client.ts'
import { testSite } from './test-site.ts'

const tutorial = readFileSync(new URL('../../../docs/tutorial.md', import.meta.url), 'utf8')
const hasCurl = spawnSync('curl', ['--version']).status === 0
if (!hasCurl) process.stderr.write('\n!!! curl is not here: the lines of the tutorial are not tried.\n\n')

test.runIf(hasCurl)('whoever follows the tutorial line by line has a bot with a token', async () => {
  const site = await testSite()
  const folder = mkdtempSync(join(tmpdir(), 'entrepot-tutorial-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const lines = tutorial.split('\n').filter((line) => line.startsWith('curl '))
  expect(lines).toHaveLength(3)

  let answer: { id?: string; token?: string } = {}
  for (const line of lines) {
    const command = line.replace('/ID/', `/${answer.id}/`).replace(/ # .*$/, '')
    const { stdout } = await promisify(execFile)('sh', ['-c', `${command} --silent --fail-with-body`], {
      cwd: folder,
      env: { ...process.env, SITE: site.address },
    })
    answer = JSON.parse(stdout) as typeof answer
  }

  const bot = new Person(site.address)
  bot.token = answer.token ?? ''
  expect(await bot.must('GET', '/api/me')).toMatchObject({ account: { name: 'Greedy' } })
})
