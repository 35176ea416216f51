import { existsSync, globSync } from 'node:fs'
import { basename } from 'node:path'
import { defineConfig } from 'vitest/config'

/** A project for every workspace with tests, of the same name: `vitest --project mombasa`. */
const projects = globSync('{packages,apps}/*')
  .filter((folder) => existsSync(`${folder}/test`))
  .map((root) => ({
    extends: true as const,
    test: { name: basename(root), root, include: ['test/**/*.test.ts'] },
  }))

export default defineConfig({
  test: {
    projects,
    // Property tests play whole games; a test that hangs still ends.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
