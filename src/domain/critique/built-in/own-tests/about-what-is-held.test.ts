import { expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const kept = (thesis: string) =>
  readBuiltIn(asked(decided(`Margins are fine. ${thesis}`, { action: 'Buy', price: '100' })))
    .sentences.filter(({ kind }) => kind === 'falsifier-given')
    .map(({ text }) => text)
    .join(' ')

test.each([
  'When the lanterns go out I am gone.',
  'If the swallows stay away I leave.',
  'Once the harbour freezes I am done.',
  'If a foal does not stand within two hours, it is gone by the evening.',
  "I umpire cricket: once it's out, it's out, no appeal.",
  'I coach hockey and when the puck drops I am gone.',
])('a condition that names nothing of a company, a market or a calendar is not praised: %s', (thesis) =>
  expect(kept(thesis)).toBe(''),
)

test.each([
  'If Tim goes, I go.',
  'If margins do not turn by June, it goes.',
  'If they lose Walmart, it is over for me.',
  "they lose one more streamer and it's over for me",
  'When the chief goes, I go.',
  'If they touch the pension fund I am gone.',
  'If the smelter is not pouring by March, I will not wait for April.',
  'One more lie about the delivery date and I walk.',
  'Walk if: net adds go negative.',
])('one that does is: %s', (thesis) => expect(kept(thesis)).not.toBe(''))
