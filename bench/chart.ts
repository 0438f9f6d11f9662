import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { type Browser, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { launchOptions } from '../test/tools/chromium.ts'
import { onDemand } from '../test/tools/on-demand.ts'
import { median } from './load.ts'

const PAGES = join(import.meta.dirname, 'chart-pages')
const WINDOW = { width: 1280, height: 800 }
const WARM_UPS = 2
const ROUNDS = 11
const LIMIT = 0.2

/** Compares an asset's chart of 2,500 days with 200 decisions to the same chart in recharts, in turns in the same browser. */
export async function chart(): Promise<boolean> {
  const recharts = join(await onDemand('recharts', async () => {}), 'node_modules/recharts')
  const browser = await chromium.launch(await launchOptions())
  const [ours, theirs] = [await pageOf(browser, 'ours', {}), await pageOf(browser, 'recharts', { recharts })]
  const milliseconds: { readonly ours: number[]; readonly theirs: number[] } = { ours: [], theirs: [] }
  for (let round = 0; round < WARM_UPS + ROUNDS; round += 1) {
    const [our, their] = [await draw(ours), await draw(theirs)]
    if (round < WARM_UPS) continue
    milliseconds.ours.push(our)
    milliseconds.theirs.push(their)
  }
  await browser.close()
  const [our, their] = [median(milliseconds.ours), median(milliseconds.theirs)]
  console.log(
    `chart, 2500 days and 200 decisions: ${our.toFixed(0)} ms, recharts ${their.toFixed(0)} ms: ` +
      `${(our / their).toFixed(2)}x (limit ${LIMIT}x)`,
  )
  return our / their <= LIMIT
}

/** @returns the milliseconds until the chart was painted */
async function draw(page: Page): Promise<number> {
  await page.bringToFront()
  return page.evaluate('draw()')
}

/** An empty page with one of the charts in chart-pages/, built for production and served only to this browser. */
async function pageOf(browser: Browser, name: string, alias: Record<string, string>): Promise<Page> {
  const files = await builtFiles(name, alias)
  const page = await browser.newPage({ viewport: WINDOW })
  const sheets = [...files.keys()].filter((file) => file.endsWith('.css'))
  const links = sheets.map((file) => `<link rel="stylesheet" href="/${file}">`).join('')
  const html = `<!doctype html><title>${name}</title>${links}<script type="module" src="/${name}.js"></script>`
  await page.route('**/*', (route) => {
    const file = new URL(route.request().url()).pathname.slice(1)
    if (file === '') return route.fulfill({ contentType: 'text/html', body: html })
    const contentType = file.endsWith('.css') ? 'text/css' : file.endsWith('.js') ? 'text/javascript' : 'font/woff2'
    return route.fulfill({ contentType, body: files.get(file) ?? '' })
  })
  await page.goto('http://chart.invalid/', { waitUntil: 'networkidle' })
  return page
}

async function builtFiles(name: string, alias: Record<string, string>): Promise<Map<string, string | Buffer>> {
  const built = await build({
    configFile: false,
    root: PAGES,
    logLevel: 'warn',
    plugins: [react()],
    // Both charts use the same React, even if a library brings its own.
    resolve: { alias, dedupe: ['react', 'react-dom'] },
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input: join(PAGES, `${name}.tsx`), output: { entryFileNames: '[name].js' } },
    },
  })
  const outputs = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  return new Map(
    outputs.map((file) => [file.fileName, file.type === 'chunk' ? file.code : Buffer.from(file.source)] as const),
  )
}
