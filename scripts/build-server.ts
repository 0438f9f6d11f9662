import { copyFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'vite'

const ROOT = join(import.meta.dirname, '..')

/**
 * Bundles the server into dist/server/main.js. It also runs from its sources, as in `npm run dev`, but with its many files it
 * takes three times as long to start and needs half as much memory again (docs/decisions/004).
 */
export async function buildServer(): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: 'dist/server',
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: { main: 'src/server/main.ts', 'critic-worker': 'src/server/critique/critics/critic-worker.ts' },
      },
    },
    // These are optional imports of pg and of our code for Yahoo. They are missing unless somebody installs them by hand.
    ssr: { noExternal: true, external: ['pg-native', 'yahoo-finance2'] },
  })
  // The program reads these files from its own folder.
  const programs = ['backup/copy-database.mjs', 'accounts/erasure/rewrite-database.mjs', 'imports/copy-journal.mjs']
  for (const program of programs)
    copyFileSync(join(ROOT, 'src/server', program), join(ROOT, 'dist/server', basename(program)))
  copyFileSync(join(ROOT, 'verifier/verify.mjs'), join(ROOT, 'dist/server/verify.mjs'))
  copyFileSync(join(ROOT, 'src/server/companies/starter-table.csv'), join(ROOT, 'dist/server/starter-table.csv'))
}
