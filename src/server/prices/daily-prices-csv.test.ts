import { describe, expect, it } from 'vitest'
import { readDailyPricesCsv, UnreadableFile } from './daily-prices-csv.ts'

const LAST = '2026-11-20'
const day = (on: string, close: string) => ({ day: on, open: null, high: null, low: null, close })

describe('a file of daily prices', () => {
  it('is read with its columns in any order, separated by comma, semicolon or tab, with a byte order mark', () => {
    const expected = [{ day: '2026-11-19', open: '100.5', high: '102', low: '99.9', close: '101.25' }]
    expect(
      readDailyPricesCsv('Date,Open,High,Low,Close,Volume\n2026-11-19,100.50,102,99.90,101.25,1000', LAST).days,
    ).toEqual(expected)
    expect(
      readDailyPricesCsv('\ufeffDatum;Schluss;Eröffnung;Hoch;Tief\r\n2026-11-19;101,25;100,50;102,00;99,90\r\n', LAST)
        .days,
    ).toEqual(expected)
    expect(readDailyPricesCsv('Close\tDate\n$1,101.25\t2026-11-19', LAST).days).toEqual([day('2026-11-19', '1101.25')])
  })

  it.each([
    ['0,0149', '0.0149'],
    ['0,149', '0.149'],
    ['12,3456', '12.3456'],
    ['1.234,5678', '1234.5678'],
    ['1234,567', '1234.567'],
    ['1.234.567', '1234567'],
    ['1,234,567', '1234567'],
    ['98.925', '98.925'],
    ['1,234.5678', '1234.5678'],
  ])('reads %s as %s', (written, close) =>
    expect(readDailyPricesCsv(`date;close\n2026-11-19;${written}`, LAST).days).toEqual([day('2026-11-19', close)]),
  )

  const closesOf = (known: string[], ...closes: string[]) =>
    readDailyPricesCsv(
      `Datum;Schlusskurs\n${closes.map((close, index) => `2026-11-${16 + index};${close}`).join('\n')}`,
      LAST,
      known,
    ).days.map(({ close }) => close)

  it.each([
    ['a comma before other than three digits', ['98,925', '99,1', '100,125'], ['98.925', '99.1', '100.125']],
    ['thousands separated by points', ['998,925', '1.002,5', '1.050'], ['998.925', '1002.5', '1050']],
    ['a point before the cents', ['998.5', '1,002', '1,050.25'], ['998.5', '1002', '1050.25']],
    ['a figure below a dollar', ['0,985', '1,002'], ['0.985', '1.002']],
    ['a whole figure beside them', ['98,925', '99'], ['98.925', '99']],
    ['a whole figure of about a thousand', ['998', '1,002'], ['998', '1002']],
  ])('decides by all of its lines what a comma means: %s', (_, written, read) =>
    expect(closesOf([], ...written)).toEqual(read),
  )

  it.each([
    [['100'], ['98,925', '100,125'], ['98.925', '100.125']],
    [['100000'], ['98,925', '100,125'], ['98925', '100125']],
    [['1.1'], ['1,234'], ['1.234']],
    [['1200'], ['1,234'], ['1234']],
    [['1200'], ['1.234'], ['1234']],
  ])('that leaves it open is read by the prices that are known: %j', (known, written, read) =>
    expect(closesOf(known, ...written)).toEqual(read),
  )

  it('rejects a line whose comma stays unclear, and says why', () => {
    expect(readDailyPricesCsv('Datum;Kurs\n2026-11-18;98,925\n2026-11-19;99,125', LAST)).toEqual({
      days: [],
      rejected: [
        { line: 2, reason: expect.stringContaining('“98,925” may be thousands or not, and nothing tells which') },
        { line: 3, reason: expect.stringContaining('Write it with a point or without the comma') },
      ],
    })
    const mixed = readDailyPricesCsv('Datum;Kurs\n2026-11-17;98,9\n2026-11-18;99.5\n2026-11-19;99,125', LAST, ['100'])
    expect(mixed.days.map(({ close }) => close)).toEqual(['98.9', '99.5'])
    expect(mixed.rejected).toMatchObject([{ line: 4 }])
  })

  it('may have American dates, or dates with a time', () => {
    expect(readDailyPricesCsv('date,close/last\n11/19/2026,101\n2026-11-18 00:00:00,100', LAST).days).toEqual([
      day('2026-11-19', '101'),
      day('2026-11-18', '100'),
    ])
  })

  it.each([
    ['2026-02-30,1', 'is no day'],
    ['19.11.26,1', 'is no day'],
    ['31/31/2026,1', 'is no day'],
    ['2026-11-21,1', 'has no close yet'],
    ['2026-11-14,1', 'The market was closed on 2026-11-14'],
    ['2026-11-19,0', 'is no price above zero'],
    ['2026-11-19,-5', 'is no price above zero'],
    ['2026-11-19,NaN', 'is no price above zero'],
    ['2026-11-19,1e308', 'is no price above zero'],
    ['2026-11-19,', 'is no price above zero'],
  ])('rejects the line %s, says why, and keeps the others', (line, reason) => {
    const { days, rejected } = readDailyPricesCsv(`date,close\n2026-11-18,100\n${line}`, LAST)
    expect(days).toEqual([day('2026-11-18', '100')])
    expect(rejected).toEqual([{ line: 3, reason: expect.stringContaining(reason) }])
  })

  it('accounts for every line: a repeated day is used once', () => {
    const { days, rejected } = readDailyPricesCsv('date,close\n2026-11-18,100\n2026-11-18,100', LAST)
    expect([days.length, rejected.length]).toEqual([1, 1])
  })

  it.each([[''], ['2026-11-18,100'], ['date,volume\n2026-11-18,100'], ['<html><body>Not found</body></html>']])(
    'that is no such file (%j) is refused whole',
    (csv) => expect(() => readDailyPricesCsv(csv, LAST)).toThrow(UnreadableFile),
  )
})

describe('another currency', () => {
  it.each(['€98.90', '98.90 EUR', 'CHF 98.90', 'C$98.90', '£98'])('is not US dollars: %s', (close) => {
    expect(readDailyPricesCsv(`Date;Close\n2026-11-18;${close}`, '2026-11-20')).toEqual({
      days: [],
      rejected: [{ line: 2, reason: `“${close}” is not in US dollars, and Candor counts in them.` }],
    })
  })

  it('is recognized in its own column too', () => {
    const csv = 'Date,Close,Currency\n2026-11-17,98.9,EUR\n2026-11-18,99.9,USD\n2026-11-19,99,\n2026-11-20,x,usd'
    const { days, rejected } = readDailyPricesCsv(csv, '2026-11-20')
    expect(days.map(({ close }) => close)).toEqual(['99.9', '99'])
    expect(rejected.map(({ reason }) => reason)).toEqual([
      '“98.9 EUR” is not in US dollars, and Candor counts in them.',
      '“x” is no price above zero.',
    ])
  })

  it('is not seen in a sign of the US dollar', () => {
    const csv = 'Date;Close\n2026-11-17;$98.90\n2026-11-18;US$98.90\n2026-11-19;98.90 USD'
    expect(readDailyPricesCsv(csv, '2026-11-20').days.map(({ close }) => close)).toEqual(['98.9', '98.9', '98.9'])
  })
})

describe('days with slashes', () => {
  const daysOf = (...days: string[]) =>
    readDailyPricesCsv(`Date,Close\n${days.map((on) => `${on},100`).join('\n')}`, LAST).days.map(({ day }) => day)

  it.each([
    [
      'a day of the month above 12 comes first',
      ['13/10/2026', '12/10/2026', '09/10/2026'],
      ['2026-10-13', '2026-10-12', '2026-10-09'],
    ],
    ['one comes last', ['10/13/2026', '10/12/2026', '10/09/2026'], ['2026-10-13', '2026-10-12', '2026-10-09']],
    [
      'the other order names weekends',
      ['05/10/2026', '06/10/2026', '07/10/2026'],
      ['2026-10-05', '2026-10-06', '2026-10-07'],
    ],
    ['the other order lies months apart', ['02/03/2026', '03/03/2026'], ['2026-03-02', '2026-03-03']],
    ['nothing tells', ['02/03/2026'], ['2026-02-03']],
  ])('are read in one order in the whole file: %s', (_, written, read) => expect(daysOf(...written)).toEqual(read))

  it('with points are read as in Germany', () =>
    expect(daysOf('19.11.2026', '2.3.2026')).toEqual(['2026-11-19', '2026-03-02']))
})

it('a close that stands alone ten times above or below its neighbours is not stored, and its line says why', () => {
  const file = (...closes: string[]) =>
    readDailyPricesCsv(`Date,Close\n${closes.map((close, index) => `2026-11-${16 + index},${close}`).join('\n')}`, LAST)
  const { days, rejected } = file('120', '12000', '121')
  expect(days.map(({ close }) => close)).toEqual(['120', '121'])
  expect(rejected).toEqual([
    {
      line: 3,
      reason:
        'The close of 2026-11-17, 12000, is ten times above or below those of the days before and after it. If it is right, type it as a price of that day.',
    },
  ])
  expect(file('120', '1.2', '121').rejected).toHaveLength(1)
  // What stays there is no slip of one line: it is asked about as a split, or is the price.
  expect(file('120', '12000', '12100').rejected).toEqual([])
  expect(file('120', '1100', '121').rejected).toEqual([])
})
