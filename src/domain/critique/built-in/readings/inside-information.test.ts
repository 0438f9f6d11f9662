import { describe, expect, it } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const saidOf = (thesis: string) => readBuiltIn(asked(decided(thesis, { price: '100' }))).sentences
const kindsOf = (thesis: string) => saidOf(thesis).map(({ kind }) => kind)

describe('what somebody inside has told before it is published', () => {
  it.each([
    'My sister-in-law is in treasury there. She told me on Sunday that they will raise the guidance, it comes out on Thursday.',
    'A nurse from the trial site tells me the arm with the drug does much better. Data are not out before May.',
    'My cousin in accounting says the quarter is fine, not public yet.',
    'My cousin is in data management at the trial site. She has not said a number, she only said buy before Thursday and she smiled.',
    "Our neighbour works there in finance. He told me to get in before the report. That's enough for me.",
    'The man who fixes our lift does their books and mentioned that the orders beat, before anyone knows.',
  ])('%s', (thesis) => {
    const said = saidOf(thesis)
    expect(said[0]?.kind).toBe('not-public')
    expect(said[0]?.text).toMatch(/may be inside information/u)
    expect(said.some(({ text }) => text.endsWith('?'))).toBe(false)
  })

  it.each([
    'My cousin works in accounting there and tells me nothing, as it should be. Billings +13%.',
    'A friend in their accounting says the quarter is fine; he read it in the press release this morning.',
    'My friend from legal there says the merger is signed, it is not announced. I will not trade before it is.',
    'My wife works there and says the canteen is good.',
    'My brother works at the bank and says rates will be cut, not announced yet.',
    'The auditor says the numbers are fine. It is in the report.',
    'My old boss says the deal will be announced next week.',
    'My cousin works there. I said buy before Thursday, she laughed.',
    "My broker said buy before Friday. That's enough for me.",
    'My cousin works there. She said buy before Thursday; I never trade on what she says.',
  ])('is none: %s', (thesis) => expect(kindsOf(thesis)).not.toContain('not-public'))
})

it.each(['Real estate covers the debt. Held into the report on 9 June.', 'A bet of two weeks, for two weeks only.'])(
  'whoever says until when is not asked what would move the number: %s',
  (thesis) => expect(kindsOf(thesis)).not.toContain('ask-what-would-move'),
)

it('and nobody is asked how they will hear of the next tip', () =>
  expect(
    kindsOf(
      "My cousin is at the trial site. My cousin works there, she only said buy before Thursday. That's enough for me.",
    ),
  ).not.toContain('authority'))
