import { constants, inflateSync } from 'node:zlib'

/** How many pieces of text, which are a letter each or a few, are drawn on each sheet of a PDF that Chromium made. */
export function lettersOfSheets(pdf: Buffer): readonly number[] {
  const text = pdf.toString('latin1')
  const sheets = [...text.matchAll(/\/Type\s*\/Page[^s][\s\S]*?endobj/g)]
  return sheets.map(([sheet]) => {
    const contents = /\/Contents (\d+) 0 R/.exec(sheet)?.[1]
    const begins = text.search(new RegExp(`(?<=^|\\n)${contents} 0 obj`))
    const from = text.indexOf('stream\n', begins) + 'stream\n'.length
    const length = Number(/\/Length (\d+)/.exec(text.slice(begins, from))?.[1])
    const drawn = inflateSync(pdf.subarray(from, from + length), { finishFlush: constants.Z_SYNC_FLUSH }).toString(
      'latin1',
    )
    return drawn.match(/\bT[jJ]\b/g)?.length ?? 0
  })
}
