import { describe, expect, test } from 'vitest'
import { saysWhatWeighs } from '../../basis/weighs-it.ts'
import { readBuiltIn } from '../../built-in-critic.ts'
import { asked, decided } from '../../request.fixture.ts'
import { ERRORS_BY_ROLE } from './errors-by-role.fixture.ts'

const read = (thesis: string) => readBuiltIn(asked(decided(thesis, { price: '86', confidence: 8 }))).sentences
const kindsOf = (thesis: string) => read(thesis).map(({ kind }) => kind)

describe.each(ERRORS_BY_ROLE)('$kind, told by what the words do', ({ kind, shows, not }) => {
  test.each(shows)('%s', (thesis) => expect(kindsOf(thesis)).toContain(kind))
  test.each(not)('and not: %s', (thesis) => expect(kindsOf(thesis)).not.toContain(kind))
})

const RENT = 'Rent is due on the 15th, that gives me two weeks to make the 1,400 into 2,000 and then I pay.'

test('the sentence is quoted whole', () => expect(read(RENT)[0]?.text).toContain(`“${RENT.slice(0, -1)}”`))

test.each(['If margin falls under 10% I sell.', 'That proves nothing.', 'My own number is 92.', 'Out below 40.'])(
  'weighs it: %s',
  (thesis) => expect(saysWhatWeighs(thesis)).toBe(true),
)
test.each(['The queue is long.', 'It came out of nowhere.', 'They need no more than one owner in fifty.'])(
  'and does not: %s',
  (thesis) => expect(saysWhatWeighs(thesis)).toBe(false),
)
