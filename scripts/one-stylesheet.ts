import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const LINK = /\n?\s*<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)">/g
const MENTIONED = /"(assets\/[^"]+\.css)"/g

/**
 * Joins all style sheets that a document may ever need into one, so that a page waits for one file and navigation adds none. The
 * bundler writes one for each chunk, ten of them for a list.
 * @param folder the built pages
 */
export function oneStylesheetEach(folder: string): void {
  const files = readdirSync(folder).filter((file) => file.endsWith('.html'))
  const replaced = new Set(files.flatMap((file) => joinSheets(folder, file)))
  for (const script of scriptsOf(folder)) forgetFiles(folder, script, (file) => file.endsWith('.css'))
  for (const sheet of replaced) rmSync(join(folder, sheet))
}

/** @returns the style sheets that were joined */
function joinSheets(folder: string, file: string): string[] {
  const html = readFileSync(join(folder, file), 'utf8')
  // The style sheets of the app's chunks come after those of its frame, in the order of import.
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
    // The entry script comes first, because it names most chunks in the order of their import.
    .sort((one, other) => Number(other.startsWith('account-')) - Number(one.startsWith('account-')))

const sheetsOf = (folder: string, script: string): string[] =>
  [...readFileSync(join(folder, 'assets', script), 'utf8').matchAll(MENTIONED)].map(([, sheet = '']) => sheet)

/** The files that a script's later parts are loaded with, and each part's places in that list, as the bundler writes them. */
const FILES = /(?<=m\.f=)\[[^\]]*\]/
const PLACES = /(?<=__vite__mapDeps\()\[[\d,]+\](?=\))/g

/** Takes files out of what a script loads for its later parts, because what they hold is in another file that the page has. */
export function forgetFiles(folder: string, script: string, isForgotten: (file: string) => boolean): void {
  const path = join(folder, 'assets', script)
  const code = readFileSync(path, 'utf8')
  const files: string[] = JSON.parse(FILES.exec(code)?.[0] ?? '[]')
  const left = files.filter((file) => !isForgotten(file))
  const renumber = (places: string) => {
    const wanted: number[] = JSON.parse(places)
    return JSON.stringify(wanted.map((place) => left.indexOf(files[place] ?? '')).filter((place) => place >= 0))
  }
  writeFileSync(path, code.replace(FILES, JSON.stringify(left)).replaceAll(PLACES, renumber))
}
