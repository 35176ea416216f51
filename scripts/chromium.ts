// Finds a Chromium for the browser tests without a manual installation: CHROMIUM_PATH if it is set, else the one that
// came with the npm packages, else a browser of the system.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'

export interface Browser {
  executablePath: string
  /** What its process needs in its environment, beside the usual. */
  env: Record<string, string>
}

/** The package's own configuration of its font looks for it in fixed places; this one looks beside itself. */
const fontsConf = (home: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir>${home}/fonts-cache</cachedir>
</fontconfig>
`

const systemBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export async function findChromium(): Promise<Browser> {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, but there is no such file.`)
    return { executablePath: chosen, env: {} }
  }
  // The package holds one build.
  if (process.platform === 'linux' && process.arch === 'x64') return packagedChromium()
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const name of systemBrowsers) {
      if (existsSync(join(folder, name))) return { executablePath: join(folder, name), env: {} }
    }
  }
  throw new Error(
    'No Chromium was found for the browser tests. Install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
  )
}

async function packagedChromium(): Promise<Browser> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const packageDir = dirname(dirname(entry))
  const { version } = createRequire(import.meta.url)(join(packageDir, 'package.json')) as { version: string }
  const home = join(dirname(dirname(packageDir)), '.cache', `chromium-${version}`)
  if (!existsSync(home)) await unpack(join(packageDir, 'bin'), home)

  const executablePath = join(home, 'chromium')
  // Its own font: without any, text has no size and counts as invisible; with the system's, pictures differ.
  const env: Record<string, string> = { FONTCONFIG_FILE: join(home, 'fonts.conf') }
  // A bare system lacks libraries that the package brings along.
  if (spawnSync(executablePath, ['--version']).status !== 0) {
    env['LD_LIBRARY_PATH'] = join(home, 'al2023', 'lib')
  }
  return { executablePath, env }
}

/**
 * The package unpacks into the system's folder for temporary files under fixed names and takes what it finds there,
 * of whatever version. So it is given a folder of its own, which then gets its name in one step.
 */
async function unpack(archives: string, home: string): Promise<void> {
  mkdirSync(dirname(home), { recursive: true })
  const work = mkdtempSync(`${home}-`)
  const temporary = process.env['TMPDIR']
  process.env['TMPDIR'] = work
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium')
    await chromium.executablePath(archives)
    await inflate(join(archives, 'al2023.tar.br'))
    writeFileSync(join(work, 'fonts.conf'), fontsConf(home))
    renameSync(work, home)
  } catch (error) {
    rmSync(work, { recursive: true, force: true })
    // Another process may have been quicker.
    if (!existsSync(home)) throw error
  } finally {
    if (temporary === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = temporary
  }
}
