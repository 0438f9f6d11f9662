import type { FindingView } from '#contract/mirror.ts'

/** In pixels of the picture; of its edge the width. */
export const [WIDTH, HEIGHT, MARGIN, EDGE] = [1200, 630, 80, 12]
const TITLE = { size: 56, line: 70, characters: 40 } as const
const EVIDENCE = { size: 30, line: 44, characters: 72 } as const
/** The colors of the light theme, because a shared picture must look the same to everyone. */
export const [PAPER, INK, QUIET, LIGHT] = ['#faf8f4', '#1d1b18', '#6b655c', '#b4690e']

type Row = {
  readonly text: string
  readonly y: number
  readonly size: number
  readonly color: string
  readonly family: string
}
/** What a picture tells of a finding. */
export type Told = Pick<FindingView, 'title' | 'evidence' | 'note'>

/** First the names under which the page has its fonts, so that the picture has them too. */
const SERIF = "'Newsreader Variable', Newsreader, Georgia, serif"
const SANS = "'Geist Variable', Geist, Helvetica, Arial, sans-serif"

/** The rows of the picture; sentences with an amount are left out. */
export function rowsOf({ title, evidence, note }: Told): readonly Row[] {
  const titles = cut(wrap(withoutAmounts(title), TITLE.characters), 4)
  const told = cut(wrap(withoutAmounts(evidence), EVIDENCE.characters), 5)
  const below = MARGIN + 90 + titles.length * TITLE.line
  const foot = ['Candor', withoutAmounts(note)].filter(Boolean).join(' · ')
  return [
    ...titles.map((text, at) => ({
      text,
      y: MARGIN + 60 + at * TITLE.line,
      size: TITLE.size,
      color: INK,
      family: SERIF,
    })),
    ...told.map((text, at) => ({
      text,
      y: below + at * EVIDENCE.line,
      size: EVIDENCE.size,
      color: QUIET,
      family: SANS,
    })),
    { text: foot, y: HEIGHT - MARGIN + 20, size: 26, color: LIGHT, family: SANS },
  ]
}

/** One finding as an SVG picture without any amount of money. */
export const pictureOf = (finding: Told): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`,
    `<rect width="${EDGE}" height="${HEIGHT}" fill="${LIGHT}"/>`,
    ...rowsOf(finding).map(
      ({ text, y, size, color, family }) =>
        `<text x="${MARGIN}" y="${y}" font-family="${family}" font-size="${size}" fill="${color}">${escaped(text)}</text>`,
    ),
    '</svg>',
  ].join('')

/** The first rows; where more are left out, the last of them ends in a sign that says so. */
const cut = (rows: readonly string[], most: number): readonly string[] =>
  rows.length <= most ? rows : [...rows.slice(0, most - 1), `${(rows[most - 1] ?? '').replace(/[\s,;:.]+$/, '')} …`]

/**
 * How many units somebody had, sold or bought is an amount too, because with a public price it says the same: `600 shares`, `sold 600 of
 * 1,234`, `the other 634`, `19 of the 20 that you sold`. So many shares that were not bought are so many companies, of which nobody has
 * any, and so many of the days on which something was sold are days.
 */
const OWN_UNITS = [
  /\d\s+(?:shares?|contracts?|units?)\b(?! that you did not buy)/,
  /\d\s+(?:Aktien?|Kontrakte?)\b(?!, die du (?:in der Zeit )?nicht gekauft hast)/,
  /\bsold [\d.,]+ of [\d.,]+|\bthe other [\d.,]+|\d of the [\d.,]+ that you sold/,
  /\d von [\d.,]+ verkauft|übrigen \d|\d der [\d.,]+, die du verkauft hast/,
]

const hasAmount = (sentence: string): boolean =>
  /[$€£]/.test(sentence) || OWN_UNITS.some((units) => units.test(sentence))

/** Neither the point of a German day, `5. März`, nor that of its month, `5. Sept. 2026`, ends a sentence. */
const SENTENCE_END = /(?<=[.!?])(?<!\s\d{1,2}\.|\d\. \p{L}+\.)\s+(?=[A-ZÄÖÜ0-9“„])/u

export const sentencesOf = (text: string): readonly string[] => text.split(SENTENCE_END)

/** Removes whole sentences, because a sentence without its amount could mean something else. */
export const withoutAmounts = (text: string): string =>
  sentencesOf(text)
    .filter((sentence) => !hasAmount(sentence))
    .join(' ')

function wrap(text: string, characters: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= characters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Saves the picture as an SVG file made in the browser; nothing is sent. */
export const keepSvg = (finding: Told, name: string): void =>
  keep(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(pictureOf(finding))}`, `${name}.svg`)

/** Saves it as a PNG, drawn again on a canvas, because an SVG that is loaded as an image has none of the fonts of its page. */
export function keepPng(finding: Told, name: string): void {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.fillStyle = LIGHT
  pen.fillRect(0, 0, EDGE, HEIGHT)
  for (const { text, y, size, color, family } of rowsOf(finding)) {
    pen.font = `${size}px ${family}`
    pen.fillStyle = color
    pen.fillText(text, MARGIN, y)
  }
  keep(canvas.toDataURL('image/png'), `${name}.png`)
}

function keep(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
