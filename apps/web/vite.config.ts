import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import manifest from './package.json' with { type: 'json' }

export default defineConfig({
  plugins: [react()],
  define: { __VERSION__: JSON.stringify(manifest.version) },
  build: {
    target: 'es2024',
    // The content security policy admits files of our own and nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 300,
  },
  worker: { format: 'es' },
})
