import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const LINK = /\n?\s*<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)">/g
const MENTIONED = /"(assets\/[^"]+\.css)"/g

/**
 * Makes one style sheet of all that a document may ever need: a page waits for one file, and none is added while one moves
 * about. The bundler writes one for each part of the code, ten of them for a list.
 * @param folder the built pages
 */
export function oneStylesheetEach(folder: string): void {
  const files = readdirSync(folder).filter((file) => file.endsWith('.html'))
  const replaced = new Set(files.flatMap((file) => joinSheets(folder, file)))
  for (const script of scriptsOf(folder)) forgetSheets(folder, script)
  for (const sheet of replaced) rmSync(join(folder, sheet))
}

/** @returns the style sheets that were joined */
function joinSheets(folder: string, file: string): string[] {
  const html = readFileSync(join(folder, file), 'utf8')
  // The parts of an application come after what stands around all of them, in the order in which they are imported.
  const ofParts =
    /<script/.test(html) && file === 'account.html'
      ? scriptsOf(folder).flatMap((script) => sheetsOf(folder, script))
      : []
  const sheets = [...new Set([...[...html.matchAll(LINK)].map(([, sheet = '']) => sheet), ...ofParts])]
  const text = sheets.map((sheet) => readFileSync(join(folder, sheet), 'utf8')).join('\n')
  const name = `assets/sheet-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`
  writeFileSync(join(folder, name), text)
  const link = `\n    <link rel="stylesheet" crossorigin href="/${name}">`
  writeFileSync(join(folder, file), html.replaceAll(LINK, '').replace('\n  </head>', `${link}\n  </head>`))
  return sheets
}

const scriptsOf = (folder: string): string[] =>
  readdirSync(join(folder, 'assets'))
    .filter((file) => file.endsWith('.js'))
    // The one that begins knows of most parts, in the order of the imports.
    .sort((one, other) => Number(other.startsWith('account-')) - Number(one.startsWith('account-')))

const sheetsOf = (folder: string, script: string): string[] =>
  [...readFileSync(join(folder, 'assets', script), 'utf8').matchAll(MENTIONED)].map(([, sheet = '']) => sheet)

/**
 * A part whose style sheet is there already has to fetch none: itself stands in its place, which is there too. The name of the
 * joined one would not do, because it changes with every part, and this script keeps its own name.
 */
function forgetSheets(folder: string, script: string): void {
  const path = join(folder, 'assets', script)
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(MENTIONED, `"assets/${script}"`))
}
