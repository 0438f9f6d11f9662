import { describe, expect, it, test } from 'vitest'
import { critiqueBuiltIn, readBuiltIn } from './built-in-critic.ts'
import { asked, decided } from './request.fixture.ts'

const on = (day: string) => ({ at: `${day}T15:00:00.000Z` })
const bought = (thesis: string, price = '100') => decided(thesis, { ...on('2025-01-13'), price })
const later = (action: 'Hold' | 'Sell', thesis: string, price = '80') =>
  decided(thesis, { ...on('2025-04-14'), action, price, confidence: 5 })
const CLAIM = { claim: 'ACME does better than SPY until Jan 13, 2026' }
const POSITION = { moved: '10', quantity: '10', averageCost: '100', cost: '1000', stopLoss: null, takeProfit: null }
const textOf = (decision: ReturnType<typeof later>, earlier: readonly ReturnType<typeof later>[] = []) =>
  critiqueBuiltIn(asked(decision, earlier, { ...CLAIM, position: POSITION }))

describe('what an entry states is neither turned nor completed', () => {
  test('a weakness that it names is no support of its number', () => {
    const text = textOf(bought('Related-party revenue is the real weakness.'))
    expect(text).not.toMatch(/no longer write|would still write/)
  })

  test('what is taken back in brackets stands for nothing', () =>
    expect(textOf(bought('The bottom is in (it is not in). Small bet.'))).not.toContain('bottom is in'))

  test('the words of others are not told as those of the writer', () =>
    expect(
      textOf(bought('EY resigned: "unwilling to be associated". In 22 years I have seen that twice.')),
    ).not.toContain('“unwilling'))

  test('the bar between two lines of a poem is not quoted', () =>
    expect(textOf(bought("Switch 2 slips. / Fear sells cheap plastic. / I wait for spring '27."))).not.toContain('“/'))

  test('a mark that ends a sentence begins no quotation', () =>
    expect(textOf(later('Hold', 'Nothing new.'), [bought('。 fusce nulla demand ¡')])).not.toContain('“。'))

  test('what cannot be known is no view, and a confidence is not of a view', () => {
    const text = textOf(bought('In Lagos we know what no bank looks like.'))
    expect(text).not.toContain('view')
    expect(text).not.toContain('how far you trust it')
  })

  test('what is signed is still to come, and a figure may show it', () =>
    expect(textOf(bought('Poland will buy 32 F-35, is signed.'))).not.toMatch(/no figure of today|Not a fact/))
})

describe('what an entry names', () => {
  test('what a nephew says is no insight of the writer', () =>
    expect(textOf(later('Sell', 'Out even. My nephew says I was lucky. Ok.'), [bought('Squeeze soon.')])).not.toContain(
      '“My nephew',
    ))
})

describe('a quotation of an own line', () => {
  test('is not made of pieces that say nothing', () =>
    expect(
      textOf(bought('My odds: 30% in 24 months, 10% never. Out on "never", i.e. CR above 98 for the whole of 2026.')),
    ).not.toContain('“never”'))

  test('names what "it" is, where that is the sentence right before', () => {
    const text = textOf(
      bought(
        'Francis pivots to growth, words are cheap in this desert. Debt 21bn is the water level. It has to be under 17 by the end of 2026, otherwise I sell.',
      ),
    )
    expect(text).not.toContain('words are cheap')
    expect(text).toContain('“Debt 21bn is the water level”')
  })

  test.each([
    ['My paddle goes up at 80, not a cent more.', '“My paddle goes up at 80'],
    ['At 80 it may be touched.', '“At 80 it may be touched”'],
  ])('of a price holds more than its figure: %s', (thesis, quoted) => {
    const watched = decided(thesis, { ...on('2025-01-13'), action: 'Watch', price: '100' })
    const buy = decided('Bought as said.', { ...on('2025-04-14'), price: '78' })
    expect(critiqueBuiltIn(asked(buy, [watched]))).toContain(quoted)
  })

  test('of "or I ragequit" answers what would prove it wrong', () =>
    expect(textOf(bought('FCF positive 2026 or I ragequit.'))).not.toMatch(
      /wrong\?|for you to (?:leave|give this up)\?/,
    ))
})

describe('beside a test', () => {
  const kinds = (thesis: string, wrote: string, action: 'Hold' | 'Sell' = 'Hold', price = '80') =>
    readBuiltIn(asked(later(action, thesis, price), [bought(wrote)], { position: POSITION })).sentences

  it.each([
    ['-26% a day. Dividend stop, 15000 layoff.', 'If 18A is not in volume in 2026, thesis is dead.'],
    [
      'Book closed. An author who rewrites his own chapter is a liar.',
      'Should streaming lose more than a billion in the first two quarters of his reign, I sell.',
    ],
  ])('stands no sentence on something else: %s', (thesis, wrote) =>
    expect(kinds(thesis, wrote).map(({ kind }) => kind)).not.toContain('test-beside'),
  )

  test('stands the bare change of what it says falls', () =>
    expect(kinds('+2%. Renewed.', 'I sell if underlying sales are down.').map(({ kind }) => kind)).toContain(
      'test-beside',
    ))

  test('whoever sells all is not told that it is on the right side', () => {
    const said = kinds('2x credit breached at the open (8.2). Rule is rule.', '2x credit = out.', 'Sell', '120')
    expect(said.map(({ text }) => text).join(' ')).not.toContain('right side')
  })

  test('whoever says that it is not their rule is credited with none', () => {
    const said = kinds(
      'Vegas ebitdar -9% and no tourists. Not my rule from January, that was only about one Q4. I sell.',
      "I'm out if Q4 Vegas is down.",
      'Sell',
    )
    expect(said.map(({ kind }) => kind)).not.toContain('loss-taken-as-written')
  })

  test('a time to look again is no sale that was written', () => {
    const said = kinds(
      'Two months in the cellar are up. Vinegar.',
      'Two months in the cellar, then I taste again.',
      'Sell',
    )
    expect(said.map(({ text }) => text).join(' ')).not.toMatch(/as you had written|You wrote it on/)
  })
})
