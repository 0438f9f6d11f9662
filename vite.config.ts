import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { documentFiles, documents } from './scripts/documents.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The oldest browsers with all of CSS that we use as it is written: light-dark(), nesting. */
const BROWSERS = ['chrome123', 'edge123', 'firefox121', 'safari17.5']

/** What lists, assets and the summary show their figures with; nothing that the login page needs as well. */
const LISTS =
  /src\/(domain\/(assets|prices|time)|web\/(prices\/price-format|assets\/asset-format|ui\/(format|use-media)))|node_modules\/big\.js/

export default defineConfig({
  root: here('src/web'),
  // Our own server answers with the not-found page; Vite must not fall back to index.html either.
  appType: 'mpa',
  cacheDir: here('.cache/vite'),
  plugins: [react(), documents(here('src/web'))],
  build: {
    outDir: here('dist/web'),
    emptyOutDir: true,
    target: BROWSERS,
    cssTarget: BROWSERS,
    sourcemap: false,
    // The Content-Security-Policy allows no data: addresses and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [...documentFiles(here('src/web')), here('src/web/styles/docs.css')],
      output: {
        // What every page of the account area needs, in few files: a dozen small ones compress worse, and each is a request.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'router', test: /node_modules\/(@tanstack|use-sync-external-store)\// },
            { name: 'lists', test: LISTS, minShareCount: 3 },
          ],
        },
        // The API's documentation is written by the server, which cannot know a hash.
        assetFileNames: ({ names }) =>
          names.includes('docs.css') ? '[name][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
  },
  // Our own modules in src/web/api lie below /api too while they are served one by one.
  server: { proxy: { '^/api/(?!.*\\.ts)': `http://127.0.0.1:${process.env.PORT ?? 3000}` } },
})
