import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const OUTPUT = here('../dist/web')

/** What is worth compressing, once, here, at the highest level: the server sends the files as they are. */
const COMPRESSED = /\.(js|css|html|svg)$/
const LEAST_BYTES = 1024

/** JavaScript that a first visit loads, in KiB after gzip: what it may be at most. */
const BUDGETS = [
  { visit: 'login', entry: 'login', lazy: [], mostKiB: 100 },
  { visit: 'account (bought list)', entry: 'account', lazy: ['asset-list-page'], mostKiB: 140 },
]

/** Builds the pages into dist/web, with a .br and a .gz beside each file that gains by it. */
export async function buildWeb(): Promise<void> {
  const built = await build({ configFile: here('../vite.config.ts'), logLevel: 'warn' })
  await Promise.all((await filesToCompress()).map(compress))
  const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  report(output.filter((file) => file.type === 'chunk'))
}

async function filesToCompress(): Promise<string[]> {
  const files = await readdir(OUTPUT, { recursive: true, withFileTypes: true })
  return files.filter((file) => COMPRESSED.test(file.name)).map((file) => join(file.parentPath, file.name))
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < LEAST_BYTES) return
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
}

function report(chunks: Rolldown.OutputChunk[]): void {
  for (const { visit, entry, lazy, mostKiB } of BUDGETS) {
    const roots = chunks.filter((chunk) => (chunk.isEntry && chunk.name === entry) || lazy.includes(chunk.name))
    const loaded = withImports(roots, chunks)
    const kiB = loaded.reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0) / 1024
    const verdict = kiB > mostKiB ? 'OVER its budget' : 'budget'
    console.log(`${visit}: ${kiB.toFixed(1)} KiB of JavaScript after gzip, ${verdict} ${mostKiB}`)
  }
}

/** Chunks with everything that they import statically. */
function withImports(roots: Rolldown.OutputChunk[], chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const loaded = new Set(roots)
  for (const chunk of loaded)
    for (const file of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === file)
      if (imported) loaded.add(imported)
    }
  return [...loaded]
}

if (import.meta.main) await buildWeb()
