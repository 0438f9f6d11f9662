import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { launchOptions } from '../test/tools/chromium.ts'

const PUBLIC = join(import.meta.dirname, '../src/web/public')
const LOGO = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8')
/** The color of the logo's own disc, so that a system can cut any shape out of the icon. */
const GROUND = '#fdf1d3'

/** An icon that a system cuts to its own shape fills its square, with the important part within 80% of it. */
const ICONS = [
  { file: 'icon-192.png', size: 192, isFilled: false },
  { file: 'icon-512.png', size: 512, isFilled: false },
  { file: 'icon-maskable-512.png', size: 512, isFilled: true },
  { file: 'apple-touch-icon.png', size: 180, isFilled: true },
] as const

/** `node scripts/icons.ts` draws the icons of the installed app from the logo. They are committed, so builds need no browser. */
const browser = await chromium.launch(await launchOptions())
for (const { file, size, isFilled } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const ground = isFilled ? `background: ${GROUND}` : ''
  await page.setContent(`<style>* { margin: 0; ${ground} } svg { display: block; width: 100vw }</style>${LOGO}`)
  writeFileSync(join(PUBLIC, file), await page.screenshot({ omitBackground: true }))
  console.log(file)
  await page.close()
}
await browser.close()
