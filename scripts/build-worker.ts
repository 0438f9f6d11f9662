import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PAGES = join(ROOT, 'dist/web')

/** The messages of a language, in a file of their own. */
const OF_A_LANGUAGE = /^\/assets\/german-/

/** Builds the service worker into the folder of the built pages. It contains the name of the build and the list of its files. */
export async function buildWorker(): Promise<void> {
  const files = filesOfAccount()
  const messages = files.filter((file) => OF_A_LANGUAGE.test(file))
  const bytes = files.reduce((sum, file) => sum + statSync(join(PAGES, file)).size, 0)
  const hash = createHash('sha256')
    .update(files.join('\n'))
    .update(readFileSync(join(PAGES, 'account.html')))
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    define: {
      BUILD: JSON.stringify(hash.digest('hex').slice(0, 12)),
      FILES: JSON.stringify(files),
      MESSAGES: JSON.stringify(messages),
    },
    build: {
      outDir: PAGES,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(ROOT, 'src/web/worker/worker.ts'),
        output: { entryFileNames: 'worker.js', format: 'iife' },
      },
    },
  })
  console.log(`worker: keeps ${files.length} files of ${(bytes / 1024).toFixed(0)} KiB, uncompressed`)
}

/** The files that pages of the account area may need: those that their HTML names, and all that their scripts import. */
function filesOfAccount(): string[] {
  const built = readdirSync(join(PAGES, 'assets')).filter((file) => /\.(js|css|woff2)$/.test(file))
  const documents = readdirSync(PAGES).filter((file) => /^account.*\.html$/.test(file))
  const named = new Set(documents.flatMap((file) => namedIn(join(PAGES, file), built)))
  for (const file of named)
    if (file.endsWith('.js')) for (const next of namedIn(join(PAGES, 'assets', file), built)) named.add(next)
  return [...named].sort().map((file) => `/assets/${file}`)
}

function namedIn(path: string, files: readonly string[]): string[] {
  const text = readFileSync(path, 'utf8')
  return files.filter((file) => text.includes(file))
}
