import { describe, expect, it } from 'vitest'
import type { CompanyFilings } from '../../filings/filed-figures.ts'
import { asked, decided } from '../built-in/request.fixture.ts'
import { checkCritique } from './check-critique.ts'

const year = { kind: 'year', filedOn: '2026-02-20', form: '10-K' } as const
const filings: CompanyFilings = {
  cik: '0000000001',
  name: 'Acme Corporation',
  measures: [
    {
      ...{ measure: 'revenue', tag: 'Revenues', unit: 'USD' },
      figures: [
        { ...year, start: '2025-01-01', end: '2025-12-31', value: '120000000', growthPercent: '26.32' },
        { ...year, start: '2024-01-01', end: '2024-12-31', value: '95000000', growthPercent: null },
      ],
    },
  ],
}
const THESIS =
  'I expect forty percent growth, twenty to thirty percent margins and two billion dollars of orders. Half of it comes from Norway, and 15 in 100 shops are new. Subscribers doubled.'

const marked = (said: string, thesis = THESIS) =>
  checkCritique(
    `Psychology: You are sure.\n\nFundamentals: ${said}\n\nWorld events: None. What would you see?`,
    asked(decided(thesis, { price: '77.31' }), [], { filings }),
    null,
  ).map(({ kind, text }) => `${kind}: ${text}`)

describe('a figure that was given in words', () => {
  it.each([
    'You expect 40%.',
    'You expect 40 percent.',
    'You expect margins between 20% and 30%.',
    'You count on $2 billion of orders, or 2 billion.',
    'You say that 50% of it comes from Norway.',
    'You say that 15% of the shops are new.',
    'Of the shops 15 in 100 are new, or 15 out of 100.',
    'You expect forty percent, or forty per cent.',
    'The year filed shows $120 million, which is one hundred and twenty million.',
    'Growth was twenty-six percent in that year.',
    'Subscribers rose 100%, you say.',
  ])('is not marked: %s', (said) => expect(marked(said)).toEqual([]))

  it('is not marked where it is no whole number', () => {
    const given =
      'Half a trillion of orders, a margin of two and a half percent, and one point five billion dollars of debt.'
    const said = 'You count on 500 billion of orders, a margin of 2.5% and $1.5 billion of debt.'
    expect(marked(said, given)).toEqual([])
    expect(marked('Half a trillion is told, and a trillion is a word.', given)).toEqual([])
    expect(marked('You count on a margin of 3.5%.', given)).toEqual(['figure: 3.5%'])
  })

  it.each([
    ['You expect 41%.', '41%'],
    ['You expect $40.', '$40'],
    ['You say that 60% of it comes from Norway.', '60%'],
    ['Of the shops 16 in 100 are new.', '16'],
  ])('is no other: %s', (said, mark) => expect(marked(said)).toEqual([`figure: ${mark}`]))
})

describe('a figure in words that nobody gave', () => {
  it.each([
    ['Revenue grew forty-seven percent last year.', 'forty-seven percent'],
    ['Margins fell to twelve per cent.', 'twelve per cent'],
    ['It has three billion dollars of debt.', 'three billion dollars'],
    ['Some seventy million people use it.', 'seventy million'],
    ['Net income doubled.', 'Net income doubled'],
    ['Revenue was fine, and net income has nearly tripled since.', 'net income has nearly tripled'],
    ['Debt halved in a year.', 'Debt halved'],
    ['Revenue grew 26.32%, and quadrupled since.', 'quadrupled'],
    ['Revenue grew four and a half percent.', 'four and a half percent'],
    ['The figure is one point five percent.', 'one point five percent'],
    ['It trades at nineteen times earnings.', 'nineteen times earnings'],
    ['Debt is 3 times its cash flow.', '3 times its cash flow'],
    ['It missed seven straight quarters.', 'seven straight quarters'],
    ['Net income has doubled since you bought it.', 'Net income has doubled'],
    ['Two thirds of such shops lose money.', 'Two thirds of such shops'],
  ])('is marked: %s', (said, mark) => expect(marked(said, 'Fine shops.')).toEqual([`figure: ${mark}`]))

  it.each([
    'You are a hundred percent sure of it, and one percent doubt is human.',
    'There is zero percent doubt in these words.',
    'You give two reasons and three numbers of ten.',
    'Two years of three are told, a dozen words in all, and millions of people read them.',
    'That is the million dollar question.',
    'You doubled down on it, and your confidence doubled.',
    'You doubled your position.',
    'Your stake in it has doubled.',
    'Subscribers have doubled, by your own words.',
    'Revenue has not doubled.',
    'If revenue doubled, your claim would come true.',
    'Revenue would have to have doubled by then.',
    'You hope that net income doubled.',
    'Nothing says that net income doubled.',
    'The sentence “Subscribers doubled” is a fact that you name.',
    'A risk doubled is a risk.',
    'Net income matters since you doubled your position.',
    'You read it three times, and the earnings once.',
  ])('is not seen in: %s', (said) => expect(marked(said)).toEqual([]))

  it('nor is a row of thousands of them one number', () => {
    expect(marked(`It grew ${'one hundred '.repeat(1_500)}percent.`)).toEqual([])
  })

  it('nor where what was given is twice as much, by its percentage or its amounts', () => {
    const twice = (said: string, thesis: string) => marked(said, thesis)
    expect(twice('Net income doubled.', 'Profit rose 98% last year.')).toEqual([])
    expect(twice('Net income doubled.', 'Profit went from $3.1 million to $6.4 million.')).toEqual([])
    expect(twice('Net income tripled.', 'Profit went from $3.1 million to $6.4 million.')).not.toEqual([])
    expect(twice('Net income tripled.', 'Profit went from $3 million to $9 million.')).toEqual([])
    expect(twice('Debt halved.', 'Debt fell 48%.')).toEqual([])
    expect(twice('Revenue doubled.', 'They sell twice as much.')).toEqual([])
  })
})

describe('a figure in words of another form', () => {
  it.each([
    ['That is fifty-percent growth.', 'fifty-percent'],
    ['It grew *fifty*\n percent.', 'fifty percent'],
    ['Half of your positions lost.', 'Half of your positions'],
    ['It is half the revenue.', 'half the revenue'],
    ['Two thirds of its revenue is from Norway.', 'Two thirds of its revenue'],
    ['Revenue grew by a third.', 'by a third'],
    ['One in five customers left.', 'One in five customers'],
    ['A dozen analysts agree.', 'dozen analysts'],
    ['Two dozen of its plants closed.', 'Two dozen of its plants'],
    ['It sells in forty markets.', 'forty markets'],
    ['Der Umsatz wuchs um fünfzig Prozent.', 'fünfzig Prozent'],
    ['Die Marge liegt bei dreieinhalb Prozent.', 'dreieinhalb Prozent'],
    ['Es schuldet zweihundertfünfundzwanzig Millionen Euro.', 'zweihundertfünfundzwanzig Millionen Euro'],
    ['Die Hälfte deiner Positionen verlor.', 'Die Hälfte deiner Positionen'],
    ['Zwei Drittel des Umsatzes kommen aus Norwegen.', 'Zwei Drittel des Umsatzes'],
    ['Ein Dutzend Analysten stimmt zu.', 'Ein Dutzend Analysten'],
    ['Es verkauft in vierzig Ländern.', 'vierzig Ländern'],
  ])('is marked where nobody gave it: %s', (said, mark) =>
    expect(marked(said, 'Fine shops.')).toEqual([`figure: ${mark}`]),
  )

  const GIVEN =
    'Growth of 50%, a margin of 3.5%, 225 million euros of debt; 12 analysts, 24 plants and 40 markets; 3 of 6 lost, 67% is from Norway, 20% left, and it was up 34%.'
  it.each([
    'That is fifty-percent growth.',
    'Half of your positions lost.',
    'Two thirds of its revenue is from Norway.',
    'Revenue grew by a third.',
    'One in five customers left.',
    'A dozen analysts agree, and two dozen of its plants closed in forty markets.',
    'Der Umsatz wuchs um fünfzig Prozent, die Marge liegt bei dreieinhalb Prozent.',
    'Es schuldet zweihundertfünfundzwanzig Millionen Euro.',
    'Die Hälfte deiner Positionen verlor, und ein Dutzend Analysten stimmt zu.',
  ])('is not where it was given in digits: %s', (said) => expect(marked(said, GIVEN)).toEqual([]))

  it('nor where it was given in other words, or as so many of so many', () => {
    expect(marked('Half of your positions lost.', 'I lost with 5 of 10.')).toEqual([])
    expect(marked('It grew 50%, or half of the revenue.', 'Ich rechne mit fünfzig Prozent.')).toEqual([])
    expect(marked('12 Analysten stimmen zu.', 'Ein Dutzend Analysten sagt es.')).toEqual([])
    expect(marked('A third of your positions lost.', 'I lost with 5 of 10.')).toEqual([
      'figure: A third of your positions',
    ])
  })

  it.each([
    'Half of your thesis is about the price, and half the sentences are hope.',
    'That is half the battle, in the first half of the year, within half a year and half of the time.',
    'A dozen words in all, a hundred reasons, and a thousand ways to be wrong.',
    'The third quarter of the year, and two quarters in a row.',
    'You are one in a million, and in a quarter the launch comes.',
    'Sixteen days later, after twelve months, you hold; das sind vierzehn Tage oder zwölf Monate.',
    'Die Hälfte deiner These ist Hoffnung, und das ist zwei Wochen her.',
    'Das ist zu hundert Prozent deine Meinung, zum einen wie zum anderen.',
    'Es wird am zwölften und im zehnten Monat gezeigt.',
  ])('is none in a way of speaking: %s', (said) => expect(marked(said, 'Fine shops.')).toEqual([]))
})

describe('a figure that a question only supposes', () => {
  const ends = (question: string) =>
    checkCritique(
      `Psychology: You are sure.\n\nFundamentals: Fine.\n\nWorld events: None. ${question}`,
      asked(decided(THESIS, { price: '77.31' }), [], { filings }),
      null,
    ).map(({ kind, text }) => `${kind}: ${text}`)

  it.each([
    'What if revenue grew 0%?',
    'What would you do if revenue fell 12% in a quarter?',
    'Would 3% growth change your mind?',
    'Suppose margins fell to 8%: would you still hold?',
    'Would you sell after a 13% fall?',
    'Which growth below 5% would prove you wrong?',
    'How would you act at $62?',
    'Was, wenn der Umsatz um 12% fällt?',
    'Would you sell if it grew forty-seven percent less, or if revenue halved?',
  ])('is no claim: %s', (question) => expect(ends(question)).toEqual([]))

  it.each([
    ['Did you know that revenue grew 47%?', '47%'],
    ['Revenue grew 47% last year; what if that ends?', '47%'],
    ['What would the 47% growth of last year change?', '47%'],
    ['Would you still hold after revenue fell 12%?', '12%'],
    ['Why does 12% not count?', '12%'],
    ['Why did it grow forty-seven percent?', 'forty-seven percent'],
  ])('is one where it is told as a fact: %s', (question, mark) => expect(ends(question)).toEqual([`figure: ${mark}`]))

  it('is one outside of a question', () => {
    expect(marked('If revenue grew 12%, you would be right.')).toEqual(['figure: 12%'])
  })
})
