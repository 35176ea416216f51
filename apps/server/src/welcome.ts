import { renderUnicodeCompact } from 'uqr'

/** What is printed once the server is ready: where to open it, and in a terminal a code that a phone can read. */
export function welcome(address: string, others: readonly string[], inTerminal: boolean): string {
  const [first] = others
  const lines = [`Entrepôt is ready at ${address}`]
  if (first === undefined) lines.push('Only this machine reaches it: it listens to nobody else.')
  else {
    lines.push(...others.filter((other) => other !== address).map((other) => `Others reach it at ${other}`))
    if (inTerminal) lines.push('', renderUnicodeCompact(first, { border: 2 }), '')
  }
  return `${lines.join('\n')}\n`
}
