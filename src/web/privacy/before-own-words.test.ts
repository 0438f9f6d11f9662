import { beforeAll, expect, it, vi } from 'vitest'

let maskAmounts: typeof import('./mask-amounts.ts')['maskAmounts']
let learnOwnWords: typeof import('./mask-amounts.ts')['learnOwnWords']
beforeAll(async () => {
  vi.resetModules()
  ;({ maskAmounts, learnOwnWords } = await import('./mask-amounts.ts'))
})

const OWN_WORDS = [
  ['I put 20k in, then 1.5M.', '20', '1.5'],
  ['5000 EUR, CHF 500 and 1.234,56 €', '5000', '500', '234'],
  ['200 IBM shares, and 30 of them sold', '200', '30'],
  ['My stop is at 85, my target 120.', '85', '120'],
  ['10-20 shares, 5 – 8 contracts', '10', '20', '5', '8'],
  ['five grand, twenty-five thousand dollars', 'five', 'thousand'],
  ['USD61, 62/share, 120/130, 63..98, avg64, 65ish', '61', '62', '120', '130', '63', '98', '64', '65'],
  ['Menge korrigiert von 72 auf 73: vertippt', '72', '73'],
  ['66-67, net -1200, #68, sixty-one, sechzig', '66', '67', '1200', '68', 'sixty', 'sechzig'],
] as const

it('hides more than amounts, and never less, until the patterns of people’s own words are loaded', async () => {
  for (const [text, ...amounts] of OWN_WORDS)
    for (const amount of amounts) expect(maskAmounts(text, '•••')).not.toContain(amount)
  for (const stays of ['−18.40%', 'Buy on Dec 5, 2026', '4-for-1 split', '12:38', 'No figure.'])
    expect(maskAmounts(stays, '•••')).toBe(stays)

  expect(maskAmounts('Confidence 6 on page 12, 6/10', '•••')).toBe('Confidence ••• on page •••, •••/•••')
  await learnOwnWords()
  expect(maskAmounts('Confidence 6 on page 12, 6/10', '•••')).toBe('Confidence 6 on page 12, 6/10')
  expect(maskAmounts('I put 20k in.', '•••')).toBe('I put ••• in.')
})

it('has the patterns compiled one after the other, between which whoever waits gets their turn', async () => {
  const compiled = vi.spyOn(RegExp.prototype, Symbol.replace)
  // Each look at the clock finds that a piece has taken long enough.
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 10
    return now
  })
  let [turns, isOver] = [0, false]
  const count = (): void => {
    turns += 1
    if (!isOver) setTimeout(count)
  }
  setTimeout(count)
  await learnOwnWords()
  isOver = true
  const patterns = new Set(compiled.mock.contexts).size
  vi.restoreAllMocks()
  expect(patterns).toBeGreaterThan(50)
  expect(turns).toBeGreaterThan(1)
})
