import { expect, test } from 'vitest'
import type { CritiquedDecision } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const RULE = '24x. Once it trades above 32x I take a third off, whatever the mood.'
const told = (wrote: string, thesis: string, action: CritiquedDecision['action'] = 'Sell Some') =>
  readBuiltIn(
    asked(decided(thesis, { action, at: '2026-10-27T15:00:00.000Z', price: '428' }), [
      decided(wrote, { at: '2026-01-14T15:00:00.000Z', price: '318' }),
    ]),
  )
    .sentences.map(({ text }) => text)
    .join('\n')

test('a rule about what is paid for the share, kept while it does well, is told with both quotations', () =>
  expect(told(RULE, "32.4x forward this morning. January's line said above 32 a third goes, so 11 go.")).toMatch(
    /^On Jan 14, 2026 you wrote “Once it trades above 32x I take a third off, whatever the mood”; today you write “32\.4x forward this morning”, and sell a part at \$428\.00: that is rare\./,
  ))

test('also beside another test', () =>
  expect(
    told(`I sell if search grows less than 8% for two quarters running. ${RULE}`, '33x today. A third goes.'),
  ).toContain(
    'you wrote “Once it trades above 32x I take a third off, whatever the mood”; today you write “33x today”',
  ))

test('also where all is to go', () =>
  expect(told('I sell if it trades above 32x.', '33x today. Gone.', 'Sell')).toContain(
    'and sell at $428.00: that is rare.',
  ))

test.each<[string, string, string, CritiquedDecision['action']]>([
  ['it is not there', RULE, '31x today. A third goes.', 'Sell Some'],
  ['two multiples are told', RULE, '33x forward, and 40x trailing. A third goes.', 'Sell Some'],
  ['it is another measure', RULE, 'Backlog is 33x what it was. A third goes.', 'Sell Some'],
  ['it is supposed', RULE, 'If it were 33x I would sell more.', 'Sell Some'],
  ['all goes where a part was to', RULE, '33x today. Gone.', 'Sell'],
  ['the rule is of debt', 'If debt is above 3x EBITDA I sell.', '4x. Gone.', 'Sell'],
  ['it is held', RULE, '33x today. I wait.', 'Hold'],
])('nothing of it is said where %s', (_, wrote, thesis, action) =>
  expect(told(wrote, thesis, action)).not.toMatch(/that is rare|Your own rule/),
)
