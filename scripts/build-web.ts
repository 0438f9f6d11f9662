import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { writeAccountPages } from './account-pages.ts'
import { buildWorker } from './build-worker.ts'
import { measureVisits, sizeLine } from './bundle-size.ts'
import { loadPageFrame } from './documents.ts'
import { oneStylesheetEach } from './one-stylesheet.ts'
import { runtimeInReact } from './runtime-in-react.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const OUTPUT = here('../dist/web')

/** The files that are compressed here once, at the highest level, because the server sends files as they are. */
const COMPRESSED = /\.(js|css|svg)$/
const LEAST_BYTES = 1024

/** Builds the pages into dist/web, with a .br and a .gz beside each file that becomes smaller. */
export async function buildWeb(): Promise<void> {
  // Under vitest NODE_ENV is «test», with which Vite would bundle the development version of React.
  process.env.NODE_ENV = 'production'
  await build({ configFile: here('../vite.config.ts'), logLevel: 'warn' })
  oneStylesheetEach(OUTPUT)
  runtimeInReact(OUTPUT)
  writeAccountPages(OUTPUT, await loadPageFrame(here('../src/web')))
  await buildWorker()
  await Promise.all((await filesToCompress()).map(compress))
  for (const visit of measureVisits()) console.log(sizeLine(visit))
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

if (import.meta.main) await buildWeb()
