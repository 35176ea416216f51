// A bot over the socket: takes a seat at a table and plays any legal command.
//
//   node docs/examples/socket-bot.ts http://localhost:3000 TOKEN TABLE SEAT
//
// The token comes from POST /api/tokens; the table must have an open seat. See docs/api.md.

const [site = '', token = '', table = '', seat = '0'] = process.argv.slice(2)
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }

const sat = await fetch(`${site}/api/tables/${table}/sit`, {
  method: 'POST',
  headers,
  body: JSON.stringify({ seat: Number(seat) }),
})
if (!sat.ok) throw new Error(`${sat.status}: ${await sat.text()}`)

interface Sight {
  legal: { type: string }[]
  deciders: number[]
  outcome: object | null
}
interface Message {
  type: string
  sight?: Sight | null
  position?: number
  to?: number
  from?: number
}

let position = 0
let sent = 0
const socket = new WebSocket(`${site.replace('http', 'ws')}/api/socket`, { headers } as never)
const send = (message: object): void => socket.send(JSON.stringify({ table, ...message }))

socket.addEventListener('open', () => send({ type: 'join' }))
socket.addEventListener('close', ({ code }) => process.exit(code === 1000 ? 0 : 1))
socket.addEventListener('message', ({ data }) => {
  const message = JSON.parse(String(data)) as Message
  // Too fast, or a command that was lost with it: wait a little and begin anew.
  if (message.type === 'error') return void setTimeout(() => send({ type: 'join' }), 1000)
  // An update that does not begin where we are: something was missed, so begin anew.
  if (message.type === 'update' && message.from !== position) return send({ type: 'join' })
  if (message.type === 'sync' || message.type === 'refused') position = message.position ?? position
  else if (message.type === 'update') position = message.to ?? position
  else return
  const { sight } = message
  if (sight?.outcome) return socket.close(1000)
  if (!sight?.deciders.includes(Number(seat))) return
  const command = sight.legal[Math.floor(Math.random() * sight.legal.length)]
  send({ type: 'play', id: `${Date.now()}-${++sent}`, at: position, command })
})
