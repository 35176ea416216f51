// A bot that comes wherever it is asked to and plays any legal command: node docs/examples/bot.ts SITE TOKEN [GAMES]
// The token is one of a bot account with the scopes watch and play; it stops after GAMES games. See docs/tutorial.md.

type Table = { seats: { seat: number; kind: string }[] }
type Look = { viewer: number; position: number; sight: { view: object; legal: object[]; deciders: number[] } }

const [site, token, games = 'Infinity'] = process.argv.slice(2)
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
const choose = (_view: object, legal: object[]) => legal[Math.floor(Math.random() * legal.length)]

async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer | null> {
  const answer = await fetch(site + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  if (answer.ok) return (await answer.json()) as Answer
  if (answer.status === 409) return null // Gone on, or taken: nothing to do.
  if (answer.status !== 429) throw new Error(await answer.text()) // A fault; its text says which.
  await new Promise((later) => setTimeout(later, 1000 * Number(answer.headers.get('retry-after'))))
  return ask(method, path, body)
}

async function sitDown(table: string): Promise<void> {
  const found = await ask<Table>('GET', `/api/tables/${table}`)
  // Others come too: where one was faster, the next seat.
  for (const { seat } of found?.seats.filter(({ kind }) => kind === 'open') ?? [])
    if (await ask('POST', `/api/tables/${table}/sit`, { seat })) return
}

async function play(table: string): Promise<void> {
  const now = await ask<Look>('GET', `/api/tables/${table}/sight`)
  if (!now?.sight.deciders.includes(now.viewer)) return
  const command = choose(now.sight.view, now.sight.legal)
  await ask('POST', `/api/tables/${table}/commands`, { id: crypto.randomUUID(), at: now.position, command })
  return play(table)
}

let [text, over] = ['', 0]
const stream = await fetch(`${site}/api/events`, { headers })
for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
  const events = (text + chunk).split('\n\n')
  text = events.pop() ?? ''
  for (const [, name, data = ''] of events.map((event) => /event: (.*)\ndata: (.*)/.exec(event) ?? [])) {
    if (name === 'invited') await sitDown((JSON.parse(data) as { table: string }).table)
    if (name === 'turn') await play((JSON.parse(data) as { table: string }).table)
    if (name === 'over' && ++over >= Number(games)) process.exit()
  }
}
