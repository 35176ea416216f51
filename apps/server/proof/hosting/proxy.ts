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

/**
 * nginx with the configuration of the documentation: of it only ports, the host's name and the place of the certificate
 * are changed. `alone`: it asks nobody else where a process does not answer, which is the fault to be found.
 */
export async function openProxy(
  dir: string,
  configuration: string,
  ports: readonly [number, number],
  alone: boolean,
): Promise<Proxy> {
  const [http, https] = [await freePort(), await freePort()]
  const [certificate, key] = [join(dir, 'fullchain.pem'), join(dir, 'privkey.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', ...made, ...subject], { stdio: 'pipe' })
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), readFileSync(certificate, 'utf8')])
  const changes: readonly (readonly [string, string])[] = [
    ['127.0.0.1:3001', `127.0.0.1:${ports[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${ports[1]}`],
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['listen 443 ssl;', `listen 127.0.0.1:${https} ssl;`],
    ['/etc/letsencrypt/live/play.example.org', dir],
    ...(alone
      ? ([['proxy_next_upstream error timeout http_502 http_503', 'proxy_next_upstream off']] as const)
      : []),
  ]
  const text = changes.reduce(
    (changed, [from, to]) => {
      if (!changed.includes(from)) throw new Error(`${configuration} has no "${from}"`)
      return changed.replaceAll(from, to)
    },
    readFileSync(configuration, 'utf8'),
  )
  writeFileSync(join(dir, 'site.conf'), text)
  writeFileSync(
    join(dir, 'nginx.conf'),
    `daemon off; pid ${dir}/nginx.pid; error_log ${dir}/nginx.log; events {} http {
      access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir}/${name};`).join(' ')}
      include ${dir}/site.conf; }`,
  )
  const nginx = spawn('nginx', ['-c', join(dir, 'nginx.conf')], { stdio: 'ignore' })
  const closed = once(nginx, 'close')
  await reached(https)
  return {
    address: `https://localhost:${https}`,
    async end() {
      nginx.kill('SIGQUIT')
      await closed
    },
  }
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
  throw new Error('nginx did not start; its log says why')
}
