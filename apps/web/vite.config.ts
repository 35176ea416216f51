import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { chunkName, keepSite } from './build/keep-site.ts'
import { facts } from './build/facts.ts'
import { parcels } from './build/parcels.ts'
import { renderer } from './build/renderer.ts'
import { tokens } from './build/tokens.ts'
import manifest from './package.json' with { type: 'json' }

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [facts(), tokens(here('src/style/tokens.css')), keepSite(here('public'))],
  resolve: { alias: renderer },
  define: { __VERSION__: JSON.stringify(manifest.version) },
  build: {
    target: 'es2024',
    // The content security policy admits files of our own and nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 300,
    rolldownOptions: {
      input: { index: here('index.html'), 'service-worker': here('service-worker/service-worker.ts') },
      output: {
        // A browser knows a service worker by its address, which therefore never changes.
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js',
        chunkFileNames: chunkName,
        codeSplitting: parcels,
      },
    },
  },
  worker: { format: 'es', rolldownOptions: { output: { chunkFileNames: chunkName } } },
})
