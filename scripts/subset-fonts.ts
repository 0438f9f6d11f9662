import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const ROOT = join(import.meta.dirname, '..')
const PACKAGES = join(ROOT, 'node_modules/@fontsource-variable')
const OUTPUT = join(ROOT, 'src/web/styles/fonts')

/** The characters of nearly every page. fonts.css names the same ones, and uses the complete fonts for all others. */
const ASCII = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
const CHARACTERS = `${ASCII}\u00a0©±²·×÷‘’“”–—…−≈→←↑↓•`

/** Kerning, ligatures and tabular figures. No page uses small capitals, old-style figures or fractions. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'tnum', 'lnum']

/** The weights that the style sheets use, and a bold for emphasis. Italics have one weight. */
const FONTS = [
  { from: 'newsreader/files/newsreader-latin-wght-normal', to: 'newsreader', weights: { min: 400, max: 600 } },
  { from: 'newsreader/files/newsreader-latin-wght-italic', to: 'newsreader-italic', weights: 400 },
  { from: 'geist/files/geist-latin-wght-normal', to: 'geist', weights: { min: 400, max: 650 } },
] as const

/**
 * `node scripts/subset-fonts.ts` reduces the fonts with HarfBuzz to what the pages use. Both licences (OFL 1.1, without a
 * reserved name) allow that. The results are committed, so that nobody needs the tool to build Candor.
 */
mkdirSync(OUTPUT, { recursive: true })
for (const { from, to, weights } of FONTS) {
  const whole = readFileSync(join(PACKAGES, `${from}.woff2`))
  const options = { targetFormat: 'woff2', variationAxes: { wght: weights }, keepFeatures: [...FEATURES] } as const
  const subset = await subsetFont(whole, CHARACTERS, options)
  writeFileSync(join(OUTPUT, `${to}.woff2`), subset)
  console.log(`${to}: ${whole.length} bytes, cut down to ${subset.length}`)
}
