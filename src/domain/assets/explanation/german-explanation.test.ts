import { describe, expect, it } from 'vitest'
import { IBM, story } from '#test/fixtures/entries.ts'
import { ASSET_FIGURE_KEYS } from '../figure.ts'
import { replayAsset } from '../replay-asset.ts'
import { valueAssetNow } from '../valuation.ts'
import { explanationOf } from './explanation.ts'
import { GERMAN } from './explanation-texts.de.ts'

/** Ten bought at 100, four sold at 1,212.50, and six are left at that price. */
function explained(texts?: typeof GERMAN) {
  const entries = story(
    ['Buy', { quantity: '10', price: '100', asset: { ...IBM, stopLossPercent: '10' } }],
    ['Sell Some', { quantity: '4', price: '1212.50' }],
  )
  const asset = replayAsset(entries)
  if (!asset) throw new Error('nothing was bought')
  const price = asset.notedPrice
  const value = valueAssetNow(asset, { price, isInSharesHeld: true }, null)
  return explanationOf(asset, entries, { ...value, price, today: { gain: null, parts: null, price: null } }, texts)
}

/** German figures as they are written in English: `1.212,50 $` and `+3,20 %` are `$1,212.50` and `+3.20%`. */
const inEnglish = (german: string): string =>
  german
    .replace(/[.,](?=\d)/g, (sign) => (sign === '.' ? ',' : '.'))
    .replace(/([\d.,]+)\u00a0\$/g, '$$$1')
    .replaceAll('\u00a0%', '%')

describe('a figure that is explained in German', () => {
  const [english, german] = [explained(), explained(GERMAN)]

  it('has the same numbers as in English, formula by formula', () => {
    const told = ({ figures }: typeof english, write: (text: string) => string) =>
      figures
        .filter(({ key }) => key !== 'current-price')
        .map(({ key, withNumbers, result, entries }) => ({
          key,
          entries,
          is: `${write(withNumbers)} = ${write(result)}`,
        }))
    expect(told(german, inEnglish)).toEqual(told(english, (text) => text))
    expect(told(german, (text) => text).map(({ is }) => is)).toContain('1.212,50\u00a0$ × 6 = 7.275,00\u00a0$')
  })

  it('names the price, its day and each step in German', () => {
    const { withNumbers } = german.figures.find(({ key }) => key === 'current-price') ?? {}
    expect(withNumbers).toMatch(/^1\.212,50\u00a0\$ vom \d+\. [A-Z]\S+ \d{4}$/)
    expect(german.positionChanges.map(({ what }) => what)).toEqual([
      'Kauf: 10 zu 100,00\u00a0$',
      'Teilverkauf: 4 zu 1.212,50\u00a0$',
    ])
    expect(german.positionChanges[0]?.on).toMatch(/^\d+\. \S+ \d{4}$/)
  })
})

it.each(ASSET_FIGURE_KEYS)('each term of %s that has a meaning in German stands in one of its formulas', (key) => {
  const { methods, terms } = GERMAN.figures[key]
  const formulas = Object.values(methods).map(({ formula }) => formula)
  for (const term of Object.keys(terms))
    expect(
      formulas.some((formula) => formula.includes(term)),
      term,
    ).toBe(true)
})
