import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import type { BaseCommand, Outcome, Seat } from '@entrepot/kernel'

/** What a program is told, a JSON object a line. */
export type ToOutsider =
  | {
      readonly type: 'begin'
      readonly game: string
      readonly version: string
      readonly players: number
      readonly seat: Seat
      readonly options: object
    }
  | { readonly type: 'choose'; readonly view: object; readonly legal: readonly BaseCommand[] }
  | { readonly type: 'end'; readonly outcome: Outcome | null }

/** Why somebody has lost a game without having played it to the end. */
export class Forfeit extends Error {
  override name = 'Forfeit'
}

/** A longer answer is none. */
const LONGEST = 1_000_000

type Program = ChildProcessByStdio<Writable, Readable, null>

/** How long a program may take to end after its game. */
const FAREWELL_MS = 1000

interface Waiting {
  answer(line: string): void
  fail(reason: string): void
}

/** A program at one seat of one game: started for it, and gone with it. */
export class Outsider {
  readonly #limit: number
  readonly #program: Program
  /** Why it can be asked no more. */
  #gone: string | null = null
  #text = ''
  #waiting: Waiting | null = null

  /** `limit`: milliseconds for each answer. */
  constructor(command: readonly string[], limit: number) {
    const [program = '', ...args] = command
    this.#limit = limit
    this.#program = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] })
    this.#program.on('error', (error) => this.#lose(`it cannot be started: ${error.message}`))
    this.#program.on('exit', (code, signal) =>
      this.#lose(`it ended by itself (${signal ?? `exit code ${code}`})`),
    )
    // Who reads nothing any more will be found out by its silence.
    this.#program.stdin.on('error', () => undefined)
    this.#program.stdout.setEncoding('utf8')
    this.#program.stdout.on('data', (text: string) => this.#hear(text))
  }

  begin(greeting: Omit<Extract<ToOutsider, { type: 'begin' }>, 'type'>): void {
    this.#tell({ type: 'begin', ...greeting })
  }

  /** The program's choice; throws a Forfeit that says why there is none. */
  async choose(view: object, legal: readonly BaseCommand[]): Promise<BaseCommand> {
    if (this.#gone !== null) throw new Forfeit(this.#gone)
    return commandOf(await this.#ask({ type: 'choose', view, legal }))
  }

  /** Tells it how the game ended, and sees to it that it ends too. */
  async end(outcome: Outcome | null): Promise<void> {
    if (this.#gone !== null) return
    this.#tell({ type: 'end', outcome })
    this.#program.stdin.end()
    const late = setTimeout(() => this.#program.kill('SIGKILL'), FAREWELL_MS)
    await once(this.#program, 'exit')
    clearTimeout(late)
  }

  #lose(reason: string): void {
    this.#gone ??= reason
    this.#waiting?.fail(reason)
  }

  #hear(text: string): void {
    this.#text += text
    for (let end = this.#text.indexOf('\n'); end >= 0; end = this.#text.indexOf('\n')) {
      const line = this.#text.slice(0, end).trim()
      this.#text = this.#text.slice(end + 1)
      // What nobody has asked for is not heard.
      if (line !== '') this.#waiting?.answer(line)
    }
    if (this.#text.length > LONGEST) this.#waiting?.fail(`its answer is longer than ${LONGEST} characters`)
  }

  #ask(question: ToOutsider): Promise<string> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => this.#waiting?.fail(`it was silent for ${this.#limit} ms`), this.#limit)
      const over = (): void => {
        clearTimeout(late)
        this.#waiting = null
      }
      this.#waiting = {
        answer(line) {
          over()
          resolve(line)
        },
        fail(reason) {
          over()
          reject(new Forfeit(reason))
        },
      }
      this.#tell(question)
    })
  }

  #tell(message: ToOutsider): void {
    this.#program.stdin.write(`${JSON.stringify(message)}\n`)
  }
}

function commandOf(line: string): BaseCommand {
  const shown = line.length > 80 ? `${line.slice(0, 80)}…` : line
  let answer: { readonly command?: unknown } | null
  try {
    answer = JSON.parse(line) as typeof answer
  } catch {
    throw new Forfeit(`its answer is not JSON: ${shown}`)
  }
  const command = answer?.command as Partial<BaseCommand> | null | undefined
  if (typeof command?.type !== 'string') throw new Forfeit(`its answer has no command with a type: ${shown}`)
  return command as BaseCommand
}
