import { describe, expect, test } from 'vitest'
import { AddAssetBody } from '#contract/assets.ts'
import { openAsset } from '#domain/decisions/decision.ts'
import { addAssetBody, checkAddAsset } from './add-asset-draft.ts'
import { freshAddAsset } from './add-asset-fields.ts'
import {
  checkExitPercent,
  checkMultiplier,
  checkPrice,
  checkQuantity,
  checkThesis,
  checkWrongIf,
} from './decision-checks.ts'

const contractSays = (field: keyof typeof AddAssetBody.shape, value: unknown): string | undefined =>
  AddAssetBody.shape[field].safeParse(value).error?.issues[0]?.message

const NUMBERS = ['10', '2.5', ' 10 ', '0', '-1', 'abc', '', '1e309', '1e3', '1,5', '.5', '5.', 'NaN', 'Infinity']
const LONG = ['999999999999.9999999999', '9'.repeat(13), `1.${'0'.repeat(11)}`]

describe('the form accepts and refuses the same as the contract', () => {
  test.each([...NUMBERS, ...LONG])('the number %j', (typed) => {
    expect(checkQuantity(typed)).toBe(contractSays('assetQty', typed))
    expect(checkPrice(typed)).toBe(contractSays('costBasis', typed))
  })

  test('a number that no broker writes', () => {
    expect(checkQuantity('1'.repeat(25))).toContain('At most 12 digits before the point')
    expect(AddAssetBody.shape.assetQty.safeParse('1'.repeat(25)).success).toBe(false)
  })

  test.each(['1', '0.99', '0', '15', '-5', 'ten', '100000', '100001'])('the percentage %j', (typed) => {
    expect(checkExitPercent(typed)).toBe(contractSays('stopLossPercentage', typed))
  })

  test.each(['100', '10', '0', '-1', 'many', '1e3'])('the multiplier %j', (typed) => {
    const contract = { multiplier: typed }
    expect(checkMultiplier(typed)).toBe(contractSays('contract', contract))
  })

  test.each([
    '',
    'short',
    '          ',
    'x'.repeat(9),
    'x'.repeat(10),
    'x'.repeat(5000),
    'x'.repeat(5001),
    ' '.repeat(5001),
  ])('the thesis %#', (typed) => expect(checkThesis(typed)).toBe(contractSays('thesis', typed)))

  test.each(['', '  ', 'x'.repeat(280), ` ${'x'.repeat(280)} `, 'x'.repeat(281)])(
    'the line of "Wrong if" %#',
    (typed) => expect(checkWrongIf(typed)).toBe(contractSays('wrongIf', typed)),
  )
})

const FILLED = {
  ...freshAddAsset(),
  ticker: 'IBM',
  companyName: 'International Business Machines Corporation',
  assetQty: '10',
  costBasis: '121.23',
  thesis: 'Hybrid cloud revenue grows above 8%.',
}

const refused = (fields: typeof FILLED) => Object.keys(JSON.parse(JSON.stringify(checkAddAsset(fields))))

describe('the add form', () => {
  test('accepts what the contract accepts', () => {
    expect(refused(FILLED)).toEqual([])
    expect(AddAssetBody.safeParse(addAssetBody(FILLED)).error).toBeUndefined()
  })

  test('requires a cost basis for Buy, with the message of the domain, and not for Watch', () => {
    const draft = { action: 'Buy', price: null, quantity: '1', confidence: 5, thesis: '', decisionId: '' } as const
    const facts = { ticker: 'IBM', companyName: '', type: 'stock', contract: null } as const
    const asset = { ...facts, stopLossPercent: null, takeProfitPercent: null }
    const said = openAsset({ assetCount: 0, sameAssetId: null }, { ...draft, asset })
    expect(checkAddAsset({ ...FILLED, costBasis: '' }).costBasis).toBe(said.ok ? '' : said.problem.message)
    expect(refused({ ...FILLED, costBasis: '', watchOrBuy: 'Watch' })).toEqual([])
  })

  test('requires a percentage only after Yes, with the message of the contract', () => {
    const asked = { ...FILLED, stopLossYesNo: 'Yes', takeProfitYesNo: 'Yes' } as const
    const issues = AddAssetBody.safeParse(addAssetBody(asked)).error?.issues
    expect(issues?.map(({ path }) => path.join('.'))).toEqual(['stopLossPercentage', 'takeProfitPercentage'])
    expect(checkAddAsset(asked).stopLossPercentage).toBe(issues?.[0]?.message)
    expect(refused({ ...FILLED, stopLossPercentage: 'abc' })).toEqual([])
  })

  test('sends a stop as a price instead of a percentage, and only for a purchase', () => {
    const priced = { ...FILLED, stopLossYesNo: 'Yes', stopLossPrice: '80', isStopLossPriced: true } as const
    expect(AddAssetBody.safeParse(addAssetBody(priced)).error).toBeUndefined()
    expect(addAssetBody(priced)).toMatchObject({ stopLossPrice: '80', stopLossPercentage: null, takeProfitPrice: null })
    expect(refused({ ...priced, stopLossPrice: '0' })).toEqual(['stopLossPrice'])
    expect(refused({ ...priced, watchOrBuy: 'Watch' })).toEqual(['stopLossPercentage'])
  })

  test('sends the “wrong if” when there is one', () => {
    expect(addAssetBody(FILLED)).toMatchObject({ wrongIf: null, wrongIfOn: null })
    const written = addAssetBody({ ...FILLED, wrongIf: ' Renewal below 89% ', wrongIfOn: '2027-06-01' })
    expect(written).toMatchObject({ wrongIf: 'Renewal below 89%', wrongIfOn: '2027-06-01' })
    expect(refused({ ...FILLED, wrongIf: 'x'.repeat(281) })).toEqual(['wrongIf'])
  })

  test('sends terms for options only, and leaves out empty ones', () => {
    const option = { ...FILLED, stockOrOptions: 'options', right: 'call', strike: '150', expiresOn: '' } as const
    expect(addAssetBody(option).contract).toEqual({ right: 'call', strike: '150', expiresOn: null })
    expect(addAssetBody({ ...option, multiplier: '100.0' }).contract).not.toHaveProperty('multiplier')
    expect(addAssetBody({ ...option, multiplier: ' 10 ' }).contract).toMatchObject({ multiplier: '10' })
    expect(addAssetBody({ ...option, right: 'not said', strike: ' ' }).contract).toEqual({
      right: null,
      strike: null,
      expiresOn: null,
    })
    expect(addAssetBody({ ...option, stockOrOptions: 'stock' }).contract).toBeNull()
    expect(refused({ ...option, strike: '-1' })).toEqual(['strike'])
    expect(refused({ ...option, strike: '-1', stockOrOptions: 'stock' })).toEqual([])
  })
})
