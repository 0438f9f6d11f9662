import { describe, expect, test } from 'vitest'
import { findExitLevel } from './exit-level.ts'
import { bareFigures, findFigures, mostSpecific } from './figures.ts'

const figures = (thesis: string): readonly string[] =>
  findFigures(thesis).map(
    ({ span, topic, isPrice }) =>
      `${thesis.slice(span.from, span.to)}: ${isPrice ? 'price' : (topic?.name ?? 'unnamed')}`,
  )

describe('the figures of a thesis, and what they measure', () => {
  test.each([
    ['Revenue should grow above 8%.', ['8%: revenue']],
    ['Gross margin of 43.5 percent.', ['43.5 percent: a margin']],
    ['At 12x earnings it pays a 4% dividend.', ['12x: the dividend', '4%: the dividend']],
    ['P/E of 12 is low.', ['P/E of 12: the valuation']],
    ['Net debt of $1,200.50m is fine.', ['$1,200.50m: debt']],
    ['The stock is down 30%.', ['30%: price']],
    ['My target is $250.', ['$250: price']],
    ['It will go to 300 this year.', ['300: price']],
    ['They run 200 stores.', ['200 stores: the number of customers']],
    ['About ten percent of it.', ['ten percent: unnamed']],
    ["I'm 100% sure about it.", []],
    ['Since 2019 they have had 3 CEOs.', []],
    ['Stop at 10%.', []],
    ['売上成長率は10%です。', ['10%: unnamed']],
  ])('%s', (thesis, expected) => expect(figures(thesis)).toEqual(expected))

  test('one of the company counts before a price', () => {
    expect(mostSpecific(findFigures('Up 40% since May. Target $90. Churn of 2%.'))?.quotation).toBe('“Churn of 2%”')
    expect(mostSpecific(findFigures('It can double.'))).toBeNull()
  })

  test('the same figure is recognized in another spelling', () => {
    expect(bareFigures('1,200 % here')).toEqual(bareFigures('Only 1200% now'))
  })
})

describe('the level at which a position ends', () => {
  test.each([
    ['Out at −10%.', '10', null],
    ['stop loss of 8.5 %', '8.5', null],
    ['I sell if the stock falls by more than 15%', '15', null],
    ['Stop at $1,038.50', null, '1038.5'],
    ['sell below $90', null, '90'],
  ])('%s', (thesis, percentBelow, price) => {
    expect(findExitLevel(thesis)).toMatchObject({ percentBelow, price })
  })

  test.each(['Sell at $150.', 'Out of ideas at 10%.', 'No stop loss at 10% for me.', "Won't sell if it falls 10%."])(
    'none: %s',
    (thesis) => expect(findExitLevel(thesis)).toBeNull(),
  )
})
