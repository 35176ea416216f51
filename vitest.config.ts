import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { renderer } from './apps/web/build/renderer.ts'

/**
 * A project for every workspace with tests, of the same name: `vitest --project mombasa`. Tests that put their own things
 * in the place of a module or of a browser's have one more, `web:alone`; all others leave the house as it was, and
 * need not load it anew for every file.
 */
const projects = globSync('{packages,apps}/*')
  .filter((folder) => existsSync(`${folder}/test`))
  .flatMap((root) => {
    const name = basename(root)
    const tests = globSync('test/**/*.test.ts', { cwd: root })
    const alone = tests.filter((file) => replacesThings(readFileSync(join(root, file), 'utf8')))
    const shared = {
      extends: true as const,
      test: {
        name,
        root,
        include: ['test/**/*.test.ts'],
        exclude: alone,
        globalSetup: globSync(`${import.meta.dirname}/${root}/test/for-all.ts`),
        isolate: false,
        // Node.js runs our files as they are, faster than what Vite makes of them, and so does the product. Only the
        // client is translated there too.
        experimental: name === 'web' ? {} : { viteModuleRunner: false, nodeLoader: false },
      },
    }
    const apart = { extends: true as const, test: { name: `${name}:alone`, root, include: alone } }
    return alone.length > 0 ? [shared, apart] : [shared]
  })

/** Whether a test replaces what the tests after it would meet; modules are replaced only where Vite runs them. */
function replacesThings(test: string): boolean {
  return /\bvi\.(mock|doMock|resetModules|stubGlobal|stubEnv)\b/.test(test)
}

/**
 * Files that play whole series of games while they are read come first: they are short, and would come last of their
 * workspace, where one of them keeps a single core busy when all others are done.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification): boolean => /\/(conformance|late)\b/.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  resolve: { alias: renderer },
  test: {
    projects,
    // Guards against what hangs, not measures: a quiet machine needs a hundredth of this.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    // One more than the two cores of the smallest machine: tests of the server wait for processes, databases and each other.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
  },
})
