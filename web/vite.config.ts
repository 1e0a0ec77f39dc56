import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig(({ mode }) => ({
  base: './', // the page may stand under any path: the server writes which into it
  plugins: [svelte()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
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
