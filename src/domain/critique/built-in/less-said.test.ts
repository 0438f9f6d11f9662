import { describe, expect, it, test } from 'vitest'
import { claimBeside, standsNow } from './beside-statements.ts'
import { critiqueBuiltIn, readBuiltIn } from './built-in-critic.ts'
import { readHorizon } from './read-horizon.ts'
import { asked, decided } from './request.fixture.ts'

const on = (day: string) => ({ at: `${day}T15:00:00.000Z` })
const bought = (thesis: string, price = '100') => decided(thesis, { ...on('2025-01-13'), price })
const later = (action: 'Hold' | 'Sell', thesis: string, price = '80') =>
  decided(thesis, { ...on('2025-04-14'), action, price, confidence: 5 })
const CLAIM = { claim: 'ACME does better than SPY until Jan 13, 2026' }
const POSITION = { moved: '10', quantity: '10', averageCost: '100', cost: '1000', stopLoss: null, takeProfit: null }
const textOf = (decision: ReturnType<typeof later>, earlier: readonly ReturnType<typeof later>[] = []) =>
  critiqueBuiltIn(asked(decision, earlier, { ...CLAIM, position: POSITION }))

/** The ways to say it beside what the number is for, which keep apart what has been. */
const besideClaim = (thesis: string) => {
  const [fact] = claimBeside(asked(bought(thesis), [], CLAIM))
  return fact?.ways.join(' ') ?? ''
}

describe('what a clause tells of what has been', () => {
  it.each([
    "The parking lot's packed each weekend.",
    'Zaslav promised debt under 3x EBITDA.',
    'Management guided margins to the top of the range.',
  ])('is not said of what is so now, or was announced: %s', (thesis) => {
    expect(besideClaim(thesis)).toContain('stands what your')
    expect(besideClaim(thesis)).not.toContain('of what has been')
  })

  it('is said of what happened', () =>
    expect(besideClaim('Bard blundered a rook in the demo.')).toContain('of what has been'))
})

describe('what an entry states is neither turned nor completed', () => {
  test('a weakness that it names is no support of its number', () => {
    const text = textOf(bought('Related-party revenue is the real weakness.'))
    expect(text).not.toMatch(/no longer write|would still write/)
  })

  test('what has come and gone is not of now', () =>
    expect([...standsNow(asked(bought('Two chief executives have come and gone meanwhile.')))]).toEqual([]))

  test('what is taken back in brackets stands for nothing', () =>
    expect(textOf(bought('The bottom is in (it is not in). Small bet.'))).not.toContain('bottom is in'))

  test('the words of others are not told as those of the writer', () =>
    expect(
      textOf(bought('EY resigned: "unwilling to be associated". In 22 years I have seen that twice.')),
    ).not.toContain('“unwilling'))

  test('the bar between two lines of a poem is not quoted', () =>
    expect(textOf(bought("Switch 2 slips. / Fear sells cheap plastic. / I wait for spring '27."))).not.toContain('“/'))

  test('what cannot be known is no view, and a confidence is not of a view', () => {
    const text = textOf(bought('In Lagos we know what no bank looks like.'))
    expect(text).not.toContain('view')
    expect(text).not.toContain('how far you trust it')
  })

  test('what is signed is still to come, and a figure may show it', () =>
    expect(textOf(bought('Poland will buy 32 F-35, is signed.'))).not.toMatch(/no figure of today|Not a fact/))

  test('a half of a year is no day', () =>
    expect(readHorizon(asked(later('Hold', 'I wait for H2.')))?.ways.join(' ')).not.toContain('There is a day'))
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

  test('a time to look again is no sale that was written', () => {
    const said = kinds(
      'Two months in the cellar are up. Vinegar.',
      'Two months in the cellar, then I taste again.',
      'Sell',
    )
    expect(said.map(({ text }) => text).join(' ')).not.toMatch(/as you had written|You wrote it on/)
  })
})
