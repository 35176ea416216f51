// The door to every command: finds or fetches Node.js 24, installs what is stale, then hands over.
// Plain JavaScript for Node.js 18 and newer, because it runs before anything is installed.

import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { installPackages, provideNode, root } from './install.mjs'

const usage = `Usage: node scripts/run.mjs COMMAND

  start             install and build what is stale and start the server
  test [OPTION…]    run every check and every test
  check [FILTER…]   types, format, lint, and the unit tests of what changed
  format            rewrite the files in the house format
  proof NAME …      run a proof of apps/server/proof
  node24 FILE …     run a TypeScript file`

const [command, ...args] = process.argv.slice(2)

const commands = {
  // Short-lived data gets 4 MB instead of 64: the server needs 100 MB less and is as fast (docs/hosting.md).
  start: ['--max-semi-space-size=4', 'scripts/start.ts', ...args],
  test: ['scripts/test.ts', 'all', ...args],
  check: ['scripts/test.ts', 'quick', ...args],
  format: ['node_modules/oxfmt/bin/oxfmt', '.', ...args],
  proof: [`apps/server/proof/${args[0]}.ts`, ...args.slice(1)],
  node24: args,
}

if (command === undefined || !Object.hasOwn(commands, command)) {
  process.stderr.write(usage + '\n')
  process.exit(2)
}

try {
  const node = provideNode()
  installPackages(node)
  handOver(node, commands[command])
} catch (error) {
  process.stderr.write(`entrepot: ${error.message}\n`)
  process.exit(1)
}

function handOver(node, nodeArgs) {
  const child = spawn(node, nodeArgs, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: dirname(node) + delimiter + process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache/compile'),
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event) whenOrphaned(() => child.kill('SIGTERM'))
  child.on('error', (error) => {
    process.stderr.write(`entrepot: cannot run ${node}: ${error.message}\n`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

/**
 * npm passes a signal on to the shell it runs us in, and a shell such as dash dies of it without telling us. Being
 * left by our parent is then the only sign that we should stop.
 */
function whenOrphaned(stop) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, 250)
  watch.unref()
}
