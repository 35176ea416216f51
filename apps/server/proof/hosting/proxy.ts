import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import tls from 'node:tls'
import { freePort } from '../../test/postgres-server.ts'

export interface Proxy {
  readonly address: string
  end(): Promise<void>
}

/** The two that docs/hosting.md has an example for. */
export type ProxyKind = 'nginx' | 'caddy'

/** What is asked of a proxy in a proof. */
interface Wish {
  readonly kind: ProxyKind
  /** Of the processes behind it. */
  readonly ports: readonly [number, number]
  /** It asks nobody else where a process does not answer: a fault to be found. */
  readonly alone: boolean
}

type Changes = readonly (readonly [string, string])[]

/**
 * A proxy with the configuration of the documentation: of it only ports, the host's name and the place of the certificate
 * are changed.
 */
export async function openProxy(dir: string, examples: string, wish: Wish): Promise<Proxy> {
  const port = await freePort()
  certify(dir)
  const words =
    wish.kind === 'nginx' ? await nginx(dir, examples, wish, port) : caddy(dir, examples, wish, port)
  const env = { PATH: process.env['PATH'], HOME: dir }
  const proxy = spawn(words[0] as string, words.slice(1), { stdio: 'ignore', env })
  const closed = once(proxy, 'close')
  await reached(port)
  return {
    address: `https://localhost:${port}`,
    async end() {
      proxy.kill('SIGTERM')
      await closed
    },
  }
}

/** A certificate for this machine, which this process trusts. */
function certify(dir: string): void {
  const [certificate, key] = [join(dir, 'fullchain.pem'), join(dir, 'privkey.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', ...made, ...subject], { stdio: 'pipe' })
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), readFileSync(certificate, 'utf8')])
}

/** Writes the configuration of nginx, and gives the command that runs it. */
async function nginx(dir: string, examples: string, wish: Wish, port: number): Promise<string[]> {
  const text = changed(join(examples, 'nginx.conf'), [
    ...behind(wish),
    ['listen 80;', `listen 127.0.0.1:${await freePort()};`],
    ['listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`],
    ['/etc/letsencrypt/live/play.example.org', dir],
    ...alone(wish, 'proxy_next_upstream error timeout http_502 http_503', 'proxy_next_upstream off'),
  ])
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const places = folders.map((name) => `${name}_temp_path ${dir}/${name};`).join(' ')
  writeFileSync(
    join(dir, 'nginx.conf'),
    `daemon off; pid ${dir}/nginx.pid; error_log ${dir}/nginx.log; events {} http { access_log off; ${places} ${text} }`,
  )
  return ['nginx', '-c', join(dir, 'nginx.conf')]
}

/** The same for Caddy. */
function caddy(dir: string, examples: string, wish: Wish, port: number): string[] {
  const text = changed(join(examples, 'Caddyfile'), [
    ...behind(wish),
    ['play.example.org {', `https://localhost:${port} {\n\ttls ${dir}/fullchain.pem ${dir}/privkey.pem`],
    ...alone(wish, 'lb_try_duration 5s', 'lb_try_duration 0s'),
    ...alone(wish, 'health_interval 2s', 'health_interval 1h'),
    ...(knowsRequestBuffers() ? [] : [['request_buffers 1MiB', 'buffer_requests'] as const]),
  ])
  writeFileSync(join(dir, 'Caddyfile'), `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${text}`)
  return ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(dir, 'Caddyfile')]
}

/** Before 2.6.3 it had another name, as the example says. */
function knowsRequestBuffers(): boolean {
  const version = execFileSync('caddy', ['version'], { encoding: 'utf8' })
  const [major = 0, minor = 0, patch = 0] = (version.match(/\d+/g) ?? []).map(Number)
  return major * 1e6 + minor * 1e3 + patch >= 2_006_003
}

function behind({ ports }: Wish): Changes {
  return [
    ['127.0.0.1:3001', `127.0.0.1:${ports[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${ports[1]}`],
  ]
}

function alone(wish: Wish, from: string, to: string): Changes {
  return wish.alone ? [[from, to]] : []
}

function changed(file: string, changes: Changes): string {
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file} has no "${from}"`)
      return text.replaceAll(from, to)
    },
    readFileSync(file, 'utf8'),
  )
}

async function reached(port: number): Promise<void> {
  for (let i = 0; i < 100; i++) {
    const socket = connect(port, '127.0.0.1')
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (open) return
    await pause(50)
  }
  throw new Error('the proxy did not start')
}
