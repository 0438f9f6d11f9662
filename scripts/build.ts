import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const STAMP = join(ROOT, 'dist/built-from')

/** Everything that the build reads. Tests are not among it. */
const SOURCES = [
  'src/**/*',
  'verifier/verify.mjs',
  'scripts/build*.ts',
  'scripts/account-pages.ts',
  'scripts/documents.ts',
  'scripts/html-template.ts',
  'scripts/one-stylesheet.ts',
  'vite.config.ts',
  'package-lock.json',
]

/** Builds the pages and the server into dist/, unless they are up to date with the sources. */
export function buildIfStale(): void {
  const sources = hashOfSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  process.stderr.write('Building Candor from its sources (once, a few seconds) ...\n')
  rmSync(STAMP, { force: true })
  // The build runs in its own process, so that the bundler's memory is released before the server starts.
  const build = spawnSync(process.execPath, [import.meta.filename], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] })
  if (build.status !== 0) {
    process.stderr.write(`${build.stdout}\nCandor could not be built; nothing was started.\n`)
    process.exit(1)
  }
  mkdirSync(join(ROOT, 'dist'), { recursive: true })
  writeFileSync(STAMP, sources)
}

function hashOfSources(): string {
  const files = globSync(SOURCES, { cwd: ROOT, withFileTypes: true })
  const hash = createHash('sha256')
  for (const file of files
    // Of a folder's files, glob's own `exclude` leaves out none.
    .filter((file) => file.isFile() && !file.name.endsWith('.test.ts'))
    .map((file) => join(file.parentPath, file.name))
    .sort())
    hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

async function build(): Promise<void> {
  const { buildWeb } = await import('./build-web.ts')
  const { buildServer } = await import('./build-server.ts')
  await buildWeb()
  await buildServer()
}

if (import.meta.main) await (process.argv.includes('--if-stale') ? buildIfStale() : build())
