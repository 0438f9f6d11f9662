import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { signUp } from './support/http-member.ts'
import { startCandor } from './support/running-candor.ts'
import { launchOptions } from './tools/chromium.ts'

/**
 * Draws the picture that an empty Mirror shows: the beginning of the demo's, in both schemes. `node test/mirror-picture.ts`
 * after the demo's story or the page has changed; the files are committed.
 */
const FOLDER = resolve(import.meta.dirname, '../src/web/mirror')
const [WIDTH, HEIGHT, QUALITY] = [608, 700, 0.72]

const browser = await chromium.launch(await launchOptions())
const demo = await startCandor({ CANDOR_DEMO: '1' })
try {
  const member = await signUp(demo, 'sampler')
  const [name = '', value = ''] = member.cookie.split(/=(.*)/s)
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      baseURL: demo.url,
      colorScheme,
      viewport: { width: WIDTH, height: 900 },
    })
    await context.addCookies([{ name, value, url: demo.url }])
    const page = await context.newPage()
    await page.goto(`/account/${member.username}/overview/mirror`)
    const findings = page.getByRole('region', { name: 'Findings' })
    await findings.waitFor()
    await page.evaluate(() => document.fonts.ready)
    const { y = 0 } = (await findings.boundingBox()) ?? {}
    const png = await page.screenshot({ fullPage: true, clip: { x: 0, y, width: WIDTH, height: HEIGHT } })
    await writeFile(join(FOLDER, `demo-mirror-${colorScheme}.webp`), await asWebp(await context.newPage(), png))
    await context.close()
  }
} finally {
  await browser.close()
  await demo.close()
}

/** The browser itself writes WebP, a fifth of a PNG of text. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const address = await page.evaluate(
    async ({ source, quality }) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', quality)
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, quality: QUALITY },
  )
  return Buffer.from(address.replace(/^[^,]*,/, ''), 'base64')
}
