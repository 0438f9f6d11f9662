import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const ROOT = join(import.meta.dirname, '..')

/**
 * Bundles the server into dist/server/main.js. It runs as well from its sources (`npm run dev` does), but as some 600 files
 * it takes three times as long to start and half as much memory again (docs/decisions/004).
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
    // pg looks for its native twin, and prices for Yahoo's package; neither is installed unless somebody does it by hand.
    ssr: { noExternal: true, external: ['pg-native', 'yahoo-finance2'] },
  })
  // The program reads these beside itself.
  copyFileSync(join(ROOT, 'src/server/backup/copy-database.mjs'), join(ROOT, 'dist/server/copy-database.mjs'))
  copyFileSync(join(ROOT, 'verifier/verify.mjs'), join(ROOT, 'dist/server/verify.mjs'))
  copyFileSync(join(ROOT, 'src/server/companies/starter-table.csv'), join(ROOT, 'dist/server/starter-table.csv'))
}
