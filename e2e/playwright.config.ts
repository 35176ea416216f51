import { defineConfig, devices } from '@playwright/test'
import { findChromium } from '../scripts/chromium.ts'

const { executablePath, env } = await findChromium()

export default defineConfig({
  testDir: 'tests',
  outputDir: '../test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // Guards against what hangs, not measures: on a quiet machine no test needs a tenth of this, no expectation either.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Keeping the site on the device is tested where it matters; elsewhere it would only cost time.
    serviceWorkers: 'block',
    // A trace keeps the page before and after every step, which takes as long as the steps: `--trace on` where it is needed.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      // Pages live for seconds, and the cores have other tests to run: scripts are compiled and memory is collected on the
      // threads that need it, without helpers.
      args: ['--no-sandbox', '--js-flags=--single-threaded'],
      env: { ...definedEnvironment(), ...env },
    },
  },
})

function definedEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return Object.fromEntries(entries)
}
