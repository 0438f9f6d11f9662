import { describe, expect, test } from 'vitest'
import type { CritiquedDecision } from '../../critique.ts'
import { critiqueBuiltIn, readBuiltIn } from '../built-in-critic.ts'
import { asked, decided, quotations } from '../request.fixture.ts'

const bought = (thesis: string): CritiquedDecision =>
  decided(thesis, { action: 'Buy', at: '2026-03-02T14:30:00.000Z', price: '100' })
const later = (thesis: string, action: CritiquedDecision['action'] = 'Hold'): CritiquedDecision =>
  decided(thesis, { action, at: '2026-11-20T15:00:00.000Z', price: '98' })

test('of several tests the one with its act, its condition and its figure is quoted', () => {
  const text = critiqueBuiltIn(
    asked(bought('If a rival opens next door I have to think again. If churn goes above 3% I sell. Stop at 80.')),
  )
  expect(quotations(text)).toContain('If churn goes above 3% I sell')
  expect(text).not.toContain('a rival')
})

describe('a test is quoted with what it measures', () => {
  test.each([
    ['Growth of 8% is all I need: below 5 and I go.', ['Growth of 8% is all I need: below 5 and I go']],
    ['I want +4% or more each quarter. Less and I am done.', ['I want +4% or more each quarter', 'Less and I am done']],
    ['Only thing that matters: gross retention at 97. Under 95 = out', ['Under 95 = out']],
    ['Hit rate 61%, turnover low. Exit rule: h under 0.3 on Friday.', ['Exit rule: h under 0.3 on Friday']],
    ['Long over 88, stop 86.40.', ['stop 86.40']],
    ['Bookings of 2bn this year. Under that I was wrong.', ['Bookings of 2bn this year', 'Under that I was wrong']],
    ['Congress may ban the fee. If that happens I leave.', ['Congress may ban the fee', 'If that happens I leave']],
    [
      "They raise it each spring. I need the income and the pension is small. The day they don't raise it I sell.",
      ['They raise it each spring', "The day they don't raise it I sell"],
    ],
    [
      'I leave when store orders fall behind what the tills say people drink, by more than 10%, and NOT when I feel like it.',
      ['I leave when store orders fall behind what the tills say people drink, by more than 10%'],
    ],
    [
      'What I need is 200 openings this year. Fewer, and the story is over for me.',
      ['What I need is 200 openings this year', 'Fewer, and the story is over for me'],
    ],
    [
      "I don't mind messy up to the May report. Then I want organic growth of 10% or I'm gone.",
      ["I don't mind messy up to the May report", "Then I want organic growth of 10% or I'm gone"],
    ],
    [
      'They may lose money until the end of 2027. After that, if the margin is under 5% I sell.',
      ['They may lose money until the end of 2027', 'After that, if the margin is under 5% I sell'],
    ],
    [
      'The new kilns get until the March quarter. Then the reject rate is under 4% or I sell.',
      ['The new kilns get until the March quarter', 'Then the reject rate is under 4% or I sell'],
    ],
    [
      'I waited until the May report. Then I read it. If churn goes above 3% I sell.',
      ['If churn goes above 3% I sell'],
    ],
    ['It was dear for two years. Then if churn goes above 3% I sell.', ['if churn goes above 3% I sell']],
    ['Revenue +9%. mau flat again next q and im tapping out', ['mau flat again next q and im tapping out']],
    ['Buyback 3.5bn a quarter, I leave when it goes under 3bn.', ['I leave when it goes under 3bn']],
    ['I live off the dividend (6.8%, paid from 19bn). Cut = I leave.', ['(6.8%, paid from 19bn)', 'Cut = I leave']],
    [
      'Risks:\n- NPL above 9%\n- Amazon\n- Peso\n\nI sell on the first one.',
      ['NPL above 9%', 'I sell on the first one'],
    ],
  ])('%j', (thesis, pieces) => {
    const found = quotations(critiqueBuiltIn(asked(bought(thesis)))).join(' ')
    for (const piece of pieces) expect(found).toContain(piece)
  })

  test.each([
    ['of a list, which no quotation holds', '- margins\n- orders\n- cash\n\nEither one breaks = sell'],
    ['of a table', '| metric | mine |\n| margin | 43% |\nEither one breaks = sell'],
    ['where nothing was named', 'Less and I am out.'],
  ])('and not at all %s', (_, thesis) =>
    expect(readBuiltIn(asked(bought(thesis))).sentences.map(({ kind }) => kind)).not.toContain('falsifier-given'),
  )
})

test.each([
  [
    'a sentence that only says “it”',
    'They promised 95 a year. It stands at 96.5. One more year above 97 and I was wrong.',
    'It stands',
  ],
  [
    'the half of one that ends before its condition',
    'I would be wrong if streaming margin is under 10% at the end of the fiscal year, I would be wrong if park attendance falls two quarters in a row, and I would be wrong, and embarrassed, if the new boss buys another studio.',
    'and I would be wrong”',
  ],
  [
    'the sentence before, where it names what it measures before a colon',
    'They cut costs by a quarter. The number to look at is orders: fewer than 1,100 in a quarter and I have to think again.',
    'a quarter”',
  ],
  [
    'figures beside a measure of one letter',
    'Decile returned 7% a year, hit rate 61%. Exit rule: h under 0.3 on Friday.',
    'Decile',
  ],
])('a test is quoted without %s', (_, thesis, piece) => {
  const text = critiqueBuiltIn(asked(bought(thesis)))
  expect(quotations(text)).not.toEqual([])
  expect(text).not.toContain(piece)
})

describe('what is quoted of a report', () => {
  test('ends before a bracket that it would leave open', () => {
    const wrote = bought('I hold until organic growth is under 3% for a full year.')
    const text = critiqueBuiltIn(asked(later('Organic growth 6% (price 4, volume 2).'), [wrote]))
    expect(text).toContain('“Organic growth 6% (price 4, volume 2)”')
  })
})

describe('what a sale tells of itself', () => {
  test('is no test of the entries after it', () => {
    const wrote = bought('If the loss ratio is above 90 I sell half.')
    const sold = { ...later('Loss ratio 91. First miss, sold half.', 'Sell Some'), at: '2026-05-06T15:00:00.000Z' }
    const text = critiqueBuiltIn(asked(later('Guide raised.'), [wrote, sold]))
    expect(text).not.toContain('sold half')
  })

  test('brings no other test of the company to the sale of a part', () => {
    const wrote = bought('I sell if search revenue shrinks.')
    const text = critiqueBuiltIn(asked(later('18% of my portfolio, a bit much.', 'Sell Some'), [wrote]))
    expect(text).not.toContain('search revenue')
  })
})

describe('a time', () => {
  test('that is given once more, after one that is over, is not praised', () => {
    const wrote = bought('A trade into the earnings of Nov 4 2026.')
    const kinds = readBuiltIn(asked(later("Earnings came. I'll give it till January 2027."), [wrote])).sentences
    expect(kinds.map(({ kind }) => kind)).not.toContain('horizon-given')
  })
})

describe('what a test leans on', () => {
  test.each([
    ['AAA', 'China is 25% of sales. If it goes lower than that the numbers do not work and I am out.', 'China is 25%'],
    [
      'AAA',
      'I do not get the carried interest. 15% of fee growth is what I bought. 2 yrs below 10 and I misjudged it.',
      '15% of fee',
    ],
  ])('%s: %s', (_, thesis, piece) =>
    expect(quotations(critiqueBuiltIn(asked(bought(thesis)))).join(' ')).toContain(piece),
  )

  test('is no figure of another size: a price is not held against a rate', () => {
    const wrote = bought('RASM +3 guided. Out below 28 or if they miss guidance twice.')
    const kinds = readBuiltIn(asked(later('RASM +1.9, missed. One.'), [wrote])).sentences.map(({ kind }) => kind)
    expect(kinds).not.toContain('falsifier-broken-and-held')
  })

  test('is no row of a table', () =>
    expect(critiqueBuiltIn(asked(bought('| bear | mine |\n| EVs kill it | no |')))).not.toContain('kill'))
})

describe('words that mean something else', () => {
  test('"counter back to zero" is no wish to be even', () => {
    const kinds = readBuiltIn(asked(later('Traffic rose. Counter back to zero.'), [bought('Traffic is everything.')]))
    expect(kinds.sentences.map(({ kind }) => kind)).not.toContain('get-even')
  })

  test('three German words do not make an English text German', () =>
    expect(
      readBuiltIn(
        asked('ich weiß nicht... data +18%. I would stay until data is under 5% for four weeks'),
      ).sentences.map(({ kind }) => kind),
    ).not.toContain('not-english'))
})

describe('no test, and nothing to wait for, is', () => {
  const kindsIn = (thesis: string) => readBuiltIn(asked(bought(thesis))).sentences.map(({ kind }) => kind)
  test.each([
    ['a risk that is named', 'Fuel can kill it.', 'falsifier-given'],
    ['a stop that has been hit', 'Stop at 44 was hit intraday but it closed back above.', 'falsifier-given'],
    ['what is priced in', 'The NY ban and Barcelona 2028 are priced.', 'events-named'],
    ['a figure that is asked for', 'I would like >3bn buyback a year.', 'figures-named'],
  ])('%s', (_, thesis, kind) => expect(kindsIn(thesis)).not.toContain(kind))

  test('dividends that are reinvested, which is a plan', () => {
    const more = later('Reinvested the dividends like every quarter.', 'Buy More')
    const kinds = readBuiltIn(asked(more, [bought('Payout 65%.')])).sentences.map(({ kind }) => kind)
    expect(kinds).toContain('index-plan')
    expect(kinds).not.toContain('added-below-cost')
  })
})

describe('two rules of one sentence', () => {
  const RULE = 'Gold is 4,200. Buy more if gold < 3,500, sell half if gold > 5,500.'
  test('have each their own condition, and no number is cut at its comma', () => {
    const text = critiqueBuiltIn(asked(later('Gold 5,540. Sold half.', 'Sell Some'), [bought(RULE)]))
    expect(text).toContain('sell half if gold > 5,500”')
    expect(text).not.toContain('on the right side')
  })
})

test('the day of a test is told as the day of a test', () => {
  const wrote = bought('No improvement by the Nov 26 report and I am out.')
  const text = critiqueBuiltIn(asked({ ...later('Margin 22% for the year.'), at: '2026-11-06T15:00:00.000Z' }, [wrote]))
  expect(text).toContain('Nov 26, 2026')
  expect(text).not.toContain('has 20 days left')
})

test('a time at most is not praised, and a number needs no sentence before it', () => {
  const buy = (thesis: string) => critiqueBuiltIn(asked(bought(thesis)))
  expect(buy('Pro segment earns. I hold it three months max')).toMatch(/again[^.:]*: “[^”]*three months max”/)
  expect(buy('Pro segment earns. three months max. no higher than 13.')).not.toContain('“three months”')
  expect(buy('momentum trade, nothing more. 50 day breaks i am gone')).toContain('“50 day breaks i am gone”')
  expect(buy('momentum trade, nothing more. 50 day breaks i am gone')).not.toContain('nothing more” and')
})

describe('what "it" means is quoted from where it stands nearest', () => {
  const quoted = (thesis: string) => quotations(critiqueBuiltIn(asked(bought(thesis))))

  test.each([
    [
      '11x cash, buybacks 8% a year. Room nights have to grow at least 3% by the summer report; if they don’t, I sell.',
      'Room nights have to grow at least 3% by the summer report; if they don’t, I sell',
    ],
    [
      'Bookings rose 15% a year since 2016, hence at 20 times earnings it is a bargain. I count on 15% again and sell if it falls below 11%.',
      'I count on 15% again and sell if it falls below 11%',
    ],
    [
      'Net income doubled in five years, so the stock deserves 30 times. I want 9% growth from here and leave if it goes under 6%.',
      'I want 9% growth from here and leave if it goes under 6%',
    ],
    [
      'A 4% yield. The yard is busy with ships; if it doesn’t deliver six of them this year, I sell.',
      'The yard is busy with ships; if it doesn’t deliver six of them this year, I sell',
    ],
  ])('in its own sentence, and in no premise of a price: %s', (thesis, words) => {
    expect(quoted(thesis)).toContain(words)
    const own = quoted(thesis).filter((each) => each.includes(words))
    expect(own.join()).not.toMatch(/11x cash|times|4% yield/)
  })

  test.each([
    ['Organic growth has been 8% since 2021. If it falls below 5%, I sell.', 'Organic growth has been 8% since 2021'],
    ['Congress may ban the fee. If that happens I leave.', 'Congress may ban the fee'],
    ['Churn is 2%, so I hold on. If it goes above 3% I sell.', 'Churn is 2%, so I hold on'],
    ['Take rate of 13%, so it is worth 120. If it falls below 11%, I sell.', 'Take rate of 13%, so it is worth 120'],
  ])('and in the sentence before where it stands there: %s', (thesis, words) => {
    expect(quoted(thesis)).toContain(words)
  })
})
