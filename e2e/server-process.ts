// The real server as a process of its own.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

export interface ServerProcess {
  readonly address: string
  /** Ends it, and waits until it has ended. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

/** Starts the server over a folder of data, on a free port unless one is named; that of another house where one is. */
export async function startServer(
  dataDir: string,
  {
    port = '0',
    host = '127.0.0.1',
    house = root,
  }: { readonly port?: string; readonly host?: string; readonly house?: string | undefined } = {},
): Promise<ServerProcess> {
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: house,
    env: { ...process.env, PORT: port, HOST: host, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(server, 'close')
  return {
    address: await readAddress(server.stdout),
    async end(signal) {
      server.kill(signal)
      await closed
    },
  }
}

async function readAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /http:\/\/[^\s"]+/.exec(line)?.[0]
    if (address) {
      output.resume()
      return address
    }
  }
  throw new Error('The server ended before it printed its address.')
}
