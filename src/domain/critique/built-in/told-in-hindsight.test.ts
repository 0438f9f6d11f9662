import { describe, expect, test } from 'vitest'
import type { CritiquedDecision } from '../critique.ts'
import { critiqueBuiltIn, readBuiltIn } from './built-in-critic.ts'
import { asked, decided, quotations } from './request.fixture.ts'

const FIRST = '2026-02-04T15:00:00.000Z'
const bought = (thesis: string): CritiquedDecision => decided(thesis, { at: FIRST, price: '100' })
const kindsOf = (thesis: string, facts: Partial<CritiquedDecision>, wrote: string) =>
  readBuiltIn(asked(decided(thesis, { price: '95', ...facts }), [bought(wrote)])).sentences.map(({ kind }) => kind)

describe('what is told in hindsight is no new test', () => {
  test.each<[string, CritiquedDecision['action']]>([
    ['NRR 109. Below 110: I was wrong.', 'Sell'],
    ["Would be wrong if enterprise fell, it didn't, +4%. I'm staying.", 'Hold'],
    ['Selling TSLA to buy this. TSLA thesis: sell if margin ex credits < 15%, it was 13.', 'Buy More'],
    ['Taking the stop off, it only gets me out at the lows.', 'Buy More'],
  ])('%s', (thesis, action) =>
    expect(kindsOf(thesis, { action }, 'Chips for everybody.')).not.toContain('falsifier-given'),
  )

  test('but a limit with the figure of today on its right side is one', () =>
    expect(kindsOf('I sell if margin is below 15%, it was 18.', { action: 'Hold' }, 'Chips.')).toContain(
      'falsifier-given',
    ))
})

describe('a quotation is neither torn off nor joined to a stranger', () => {
  test.each([
    ['cRPO growth 20%+ as long as I hold. Under 18 I sell half, under 15 all.', 'Under 18 I sell half'],
    ['govt growing 60%+. 90x sales is insane. i trade the momentum. out under 150, period.', 'out under 150'],
  ])('%s', (thesis, words) => {
    const found = quotations(critiqueBuiltIn(asked(bought(thesis)))).join(' ')
    expect(found).toContain(words)
    expect(critiqueBuiltIn(asked(bought(thesis)))).not.toContain('60%+” and')
  })

  test('"Cut" leans on what a company can cut', () => {
    const text = critiqueBuiltIn(
      asked(bought("Six point something dividend. Buffett is out and that doesn't bother me. Cut = out.")),
    )
    expect(text).not.toContain("“Buffett is out and that doesn't bother me” and")
  })

  test('no abbreviation hangs', () => {
    const text = critiqueBuiltIn(
      asked(decided('Leverage 2.4x incl. the Masimo deal', { action: 'Hold' }), [
        bought('I sell if leverage goes above 3x.'),
      ]),
    )
    expect(text).toContain('“I sell if leverage goes above 3x”')
    expect(text).not.toContain('incl”')
  })

  test('the size of a position is no part of a test', () => {
    const text = critiqueBuiltIn(asked(bought('One-drug company, so 1.5% max. FDA hold on subQ = out.')))
    expect(text).toContain(': “FDA hold on subQ = out”.')
    expect(text).not.toContain('“1.5%”')
  })

  test('at an abbreviation it ends, and what that leads to is left out', () => {
    const text = critiqueBuiltIn(asked(bought("I get out if growth halves from today's 45%, i.e. < 22.")))
    expect(text).toContain("“I get out if growth halves from today's 45%, i.e. < 22”")
    expect(text).not.toContain('“< 22”')
  })

  test('beside a test that stands, a sentence is quoted whole or not at all', () => {
    const wrote = bought("I'm wrong if NII falls q/q without a rate cut.")
    const answers = (thesis: string) => critiqueBuiltIn(asked(decided(thesis, { action: 'Hold' }), [wrote]))
    expect(answers("NII down 1% q/q but the Fed cut so my clause doesn't apply.")).toContain(
      "“NII down 1% q/q but the Fed cut so my clause doesn't apply”",
    )
    const long = `NII down 1% q/q but the Fed cut, ${'and the branches in the south of the country opened late, '.repeat(3)}so my clause does not apply.`
    expect(answers(long)).not.toContain('today you write')
    expect(answers(long)).not.toContain('Beside today')
  })

  test('a price of one’s own goes on to its figure', () => {
    const watched = decided("I'd be a buyer if US comps turn above 2% or under 350, whatever comes first.", {
      action: 'Watch',
      price: '400',
    })
    expect(critiqueBuiltIn(asked(watched))).toContain('or under 350')
  })
})

describe('a figure is read as what it is', () => {
  test('one at which to look again has no right side while it is only watched', () => {
    const watched = decided("I'll look again when gross profit per vehicle is above $5,000.", {
      action: 'Watch',
      at: FIRST,
    })
    const later = decided('Gross profit per vehicle $3,100.', { action: 'Keep Watching' })
    expect(readBuiltIn(asked(later, [watched])).sentences.map(({ kind }) => kind)).not.toContain('test-answered')
  })

  test('dividends that are reinvested make a plan of a fund, and not of a company', () => {
    const kinds = (companyName: string) =>
      readBuiltIn(
        asked(bought('Defensive ballast. Reinvest dividends. If volume shrinks for two quarters I am out.'), [], {
          companyName,
        }),
      ).sentences.map(({ kind }) => kind)
    expect(kinds('Procter & Gamble')).not.toContain('index-plan')
    expect(kinds('Procter & Gamble')).toContain('falsifier-given')
    expect(kinds('Vanguard Total Stock Market ETF')).toContain('index-plan')
  })

  test('a multiple is no lottery', () =>
    expect(kindsOf('No thoughts about oil. Services 10x.', { action: 'Buy More' }, 'Oil.')).not.toContain('lottery'))

  test('a limit that ends it is no figure of today', () =>
    expect(kindsOf('Gross profit growth below 12%: mistake, exit.', { action: 'Hold' }, 'Payments.')).not.toContain(
      'figures-named',
    ))

  test('an entry begins only with its first words', () => {
    const request = asked(decided('MOASS incoming. Hedgies are so done.', { confidence: 10 }))
    expect(critiqueBuiltIn(request)).not.toContain('begins with “Hedgies')
  })
})
