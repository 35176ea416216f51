import { existsSync, globSync } from 'node:fs'
import { basename } from 'node:path'
import { defineConfig } from 'vitest/config'
import { renderer } from './apps/web/build/renderer.ts'

/** A project for every workspace with tests, of the same name: `vitest --project mombasa`. */
const projects = globSync('{packages,apps}/*')
  .filter((folder) => existsSync(`${folder}/test`))
  .map((root) => ({
    extends: true as const,
    test: {
      name: basename(root),
      root,
      include: ['test/**/*.test.ts'],
      globalSetup: globSync(`${import.meta.dirname}/${root}/test/for-all.ts`),
      // Tests of the client put their own things in the place of a browser's; all others leave the house as it was, and
      // need not load it anew for every file.
      isolate: basename(root) === 'web',
    },
  }))

export default defineConfig({
  resolve: { alias: renderer },
  test: {
    projects,
    // Guards against what hangs, not measures: a quiet machine needs a hundredth of this.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
  },
})
