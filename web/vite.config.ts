import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** `vite build web` writes `dist/web`, which the gateway serves; `vite web` proxies calls to a running gateway. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // Tells web/prerender which files each page loads.
    manifest: true,
    // Fonts and pictures stay files of our own origin, so that the content security policy needs no data: exception.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': `http://localhost:${process.env['PORT'] ?? 3000}` } },
})
