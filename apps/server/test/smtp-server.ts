// The smallest mail server that accepts a mail, so that mails are really sent in tests.

import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export interface SmtpServer {
  url: string
  mails: string[]
}

export async function startSmtp(): Promise<SmtpServer> {
  const mails: string[] = []
  const server = createServer((socket) => converse(socket, (mail) => mails.push(mail))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }
  return { url: `smtp://127.0.0.1:${port}`, mails }
}

function converse(socket: Socket, deliver: (mail: string) => void): void {
  let text = ''
  let inMail = false
  socket.write('220 test\r\n')
  socket.on('error', () => {})
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString()
    for (;;) {
      const end = inMail ? text.indexOf('\r\n.\r\n') : text.indexOf('\r\n')
      if (end < 0) return
      const line = text.slice(0, end)
      text = text.slice(end + (inMail ? 5 : 2))
      if (inMail) deliver(line)
      if (inMail || !line.startsWith('DATA'))
        socket.write(line.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n')
      else socket.write('354 go on\r\n')
      inMail = !inMail && line.startsWith('DATA')
    }
  })
}

/** The path of the link in a mail of the site at play.example.org. */
export function linkIn(mail: string): string {
  const text = Buffer.from(mail.split('\r\n\r\n')[1] as string, 'base64').toString()
  return /https:\/\/play\.example\.org(\/\S*)/.exec(text)?.[1] as string
}
