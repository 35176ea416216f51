// Makes the checkout runnable: a recent Node.js, and node_modules as the lock file says.
// What is already in place is recognised by a stamp, so a second call costs a few milliseconds.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The first version that runs TypeScript files without a flag or a warning. */
const oldestNode = [24, 12]

/** The path of a Node.js that is new enough: the running one, or one fetched from the npm registry. */
export function provideNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return process.execPath

  const folder = join(root, 'tools/node')
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const node = join(
    folder,
    `node_modules/node-${platform}-${process.arch}/bin/${platform === 'win' ? 'node.exe' : 'node'}`,
  )
  installOnce(folder, process.execPath, `Node.js 24 (this is ${process.version})`)
  if (!existsSync(node)) {
    throw new Error(
      `Node.js ${oldestNode.join('.')} or newer is needed, this is ${process.version}, ` +
        `and none can be fetched for ${process.platform} on ${process.arch}. Install Node.js 24 and try again.`,
    )
  }
  return node
}

/** Installs the packages of the whole workspace if the lock file changed since the last time. */
export function installPackages(node) {
  // npm drops optional packages by the Node.js it runs on: it must be the one that will use them.
  installOnce(root, node, 'the packages')
}

function installOnce(folder, node, what) {
  const lockFile = join(folder, 'package-lock.json')
  const stampFile = join(folder, 'node_modules/.stamp')
  const stamp = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  const done = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
  if (done()) return
  alone(() => {
    if (done()) return
    process.stderr.write(`entrepot: installing ${what} …\n`)
    const started = Date.now()
    npmCi(folder, node, what)
    mkdirSync(dirname(stampFile), { recursive: true })
    writeFileSync(stampFile, stamp)
    process.stderr.write(`entrepot: installed ${what} in ${Math.round((Date.now() - started) / 1000)} s\n`)
  })
}

function npmCi(folder, node, what) {
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : undefined
  const ci = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-progress']
  const { status, error } = spawnSync(npm ? node : 'npm', npm ? [npm, ...ci] : ci, {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: npm === undefined && process.platform === 'win32',
    env: { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH },
  })
  if (status !== 0) {
    throw new Error(
      `installing ${what} failed: ${error?.message ?? `npm ci in ${folder} ended with status ${status}`}. ` +
        'Its output is above. Check that the npm registry can be reached, then run the command again.',
    )
  }
}

/** Two commands started at the same time must not install over each other: the second waits. */
function alone(work) {
  const lock = join(root, '.cache/install.lock')
  mkdirSync(dirname(lock), { recursive: true })
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (!holderLives(lock)) rmSync(lock, { force: true })
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
    }
  }
  try {
    work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function holderLives(lock) {
  try {
    const holder = Number(readFileSync(lock, 'utf8'))
    if (holder > 0) process.kill(holder, 0)
    return true
  } catch (error) {
    return error.code !== 'ESRCH'
  }
}
