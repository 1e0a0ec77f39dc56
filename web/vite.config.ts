import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// Every file costs what is said around it: what every page needs is one file, and what all tables share is another.
const groups = [
  { name: 'house', test: /src\/(ui|api|prefix)/, priority: 2, minShareCount: 3 },
  { name: 'shared', test: /src\/(table|line|log|proof|connection)/, minShareCount: 2 },
]

export default defineConfig(({ mode }) => ({
  base: './', // the page may stand under any path: the server writes which into it
  plugins: [svelte()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: { include: ['test/**/*.test.ts'], css: true },
  server: {
    proxy: {
      '/api': { target: 'http://127.0.0.1:8000', ws: true },
      '/words': 'http://127.0.0.1:8000',
      '/rulebooks': 'http://127.0.0.1:8000',
    },
  },
}))
