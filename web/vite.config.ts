import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * `vite build web` writes `dist/web`, which the gateway serves. `vite web` proxies calls
 * to a running gateway.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // Tells web/prerender which files each page loads.
    manifest: true,
    // Fonts and pictures stay files of our own origin, so that the content security policy
    // needs no data: exception.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Few files, since a phone waits for each.
        codeSplitting: {
          groups: [
            // Everything that a page needs before it is touched. Nothing here may need React.
            {
              name: 'first',
              test: /preload-helper|web\/(site|kept-texts|once-loaded|first-time-visitor|visits\/(track|consent|open-on-first-use)|purchase\/onboarding-draft-key|parts\/button-look)\.ts$/,
              priority: 1,
            },
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
            },
            {
              name: 'common',
              test: /web\/parts\/(button|eight-bars|heading|icons|waiting\/numbered-bars|frame\/(screen|support-link)|toast)\.tsx$/,
            },
            // The ground room, which imports no other: files of its own would import each other in circles.
            {
              name: 'program-parts',
              test: /domain\/program\//,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': `http://localhost:${process.env['PORT'] ?? 3000}` } },
})
