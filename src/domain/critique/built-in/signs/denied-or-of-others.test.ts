import { expect, test } from 'vitest'
import type { Action } from '../../../ledger/action.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const kindsOf = (thesis: string, action: Action) =>
  readBuiltIn(
    asked(decided(thesis, { action, price: '30' }), [
      decided('Chips.', { at: '2026-02-02T15:00:00.000Z', price: '40' }),
    ]),
  ).sentences.map(({ kind }) => kind)

test.each<[string, string, Action]>([
  ['fall-as-reason', "It's down 5% and I don't care.", 'Buy More'],
  ['anchoring-to-cost', "I'm not averaging down, it's the calendar.", 'Buy More'],
  ['anchoring-to-cost', 'Adding a little below my cost, since orders grew 8%.', 'Buy More'],
  ['anchoring-to-cost', 'My average is 40 and nobody has to know. Backlog 4.6bn.', 'Hold'],
  ['rebalancing-by-rule', 'I rebalance nothing, I want the 6% of dividends.', 'Buy More'],
  ['source-named', 'They had a strike in the call centre.', 'Hold'],
  ['anchoring-to-cost', "It isn't averaging down when it was in the budget.", 'Buy More'],
  ['revenge', "It's revenge for nothing.", 'Buy More'],
  ['size-too-large', "My brother's all in; I'm 2%.", 'Buy More'],
  ['error-admitted', "I was wrong about autos says my broker. I wasn't: +38%.", 'Hold'],
  ['error-admitted', 'I was dead wrong, says my wife, to sell at 60. Maybe.', 'Hold'],
  ['error-admitted', 'Still at 36 by then: I mistook a change of habits for a cost problem.', 'Buy More'],
  ['weighs-other-side', "I don't think I could be wrong by more than 10%.", 'Hold'],
  ['weighs-other-side', "I don't think I could be wrong.", 'Hold'],
  ['weighs-other-side', 'Doubled. It makes me uneasy to look at it.', 'Sell'],
])('no %s: %s', (kind, thesis, action) => expect(kindsOf(thesis, action)).not.toContain(kind))

test.each<[string, string, Action]>([
  ['fall-as-reason', "It's down 25% and that is why I buy.", 'Buy More'],
  ['anchoring-to-cost', "I'm averaging down here.", 'Buy More'],
  ['size-too-large', "I'm all in, my brother too.", 'Buy More'],
  ['error-admitted', 'I was wrong about autos. My broker thinks so too.', 'Hold'],
  [
    'weighs-other-side',
    'Margins hold and orders came back from the big customers this spring, and still I could be wrong.',
    'Hold',
  ],
])('%s: %s', (kind, thesis, action) => expect(kindsOf(thesis, action)).toContain(kind))
