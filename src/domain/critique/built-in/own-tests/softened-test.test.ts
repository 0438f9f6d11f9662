import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const said = (thesis: string) =>
  readBuiltIn(asked(decided(thesis, { action: 'Buy', price: '100' }))).sentences.filter(({ kind }) =>
    ['falsifier-given', 'size-limited', 'vague-falsifier'].includes(kind),
  )
const PRAISES =
  /wrote down|[Yy]our (?:own )?line|You leave by|makes you go|stand together|you leave (?:at|\d)|prove you wrong|are wrong with this/

describe('a test or a stop that its own entry takes back', () => {
  test.each([
    "Stop: 88. To be honest the stop is more of a guideline. If we get to 88 I'd look at it and most likely move it to 80.",
    'Stop at 80. A mental one, I look at it when we get there.',
    "Stop 85, though I'd rather give it some room if it is only the market.",
    'My stop is 82, roughly, in spirit. Revenue 4bn.',
    "Stop: 88. I'll probably move it again.",
    'Stop 84; the stop depends on the news that day.',
    'Wrong if: margin under 20%. More of a reminder than a rule.',
    'I sell when gross margin goes under 35%. That said I decide on the day, depending on the mood of the market.',
    'Exit: net debt above 3x. Not set in stone, with some flexibility if rates fall.',
    "If organic growth is below 3% I'm out. Might give it another quarter though, they had a strike.",
    'If churn is over 2% I sell. My line is flexible, of course.',
    "SL 90 but let's be real, I will cancel it if it is only a wick.",
    'Stop at 88 or thereabouts, depends how I feel about the tape.',
    'Gross margin under 40 and I leave. (I said the same of Intel and stayed three years.)',
    'The bus stop is at 92 High Street, opposite the shop that is always full.',
  ])('is not praised: %s', (thesis) => {
    for (const { text } of said(thesis)) expect(text).not.toMatch(PRAISES)
  })

  test('stands beside the words that do it, where they name it', () => {
    const [first] = said('Iron ore at 98. Stop: 88. To be honest with myself though the stop is more of a guideline.')
    expect(first?.text).toContain('“Stop: 88”')
    expect(first?.text).toContain('the stop is more of a guideline”')
  })

  test.each([
    'Stop at 84, placed with the broker. Sales depend on the weather.',
    'Stop 82 and I move it up behind the price, never down.',
    'Stop 82. Once it is at 120 I would move it to 100.',
    'Stop 82. I will not move it, whatever the mood is.',
    'Stop 82. No flexibility there. The plant is flexible and may give them more room.',
    'If organic growth is below 3% for two quarters, I sell the lot. No discussion.',
    'If organic growth is below 3% I sell. Guidance might move to 5% in May.',
    'If organic growth is below 3% I sell. Margins depend on steel.',
  ])('and is where nothing does: %s', (thesis) => {
    expect(said(thesis).some(({ text }) => PRAISES.test(text))).toBe(true)
  })
})
