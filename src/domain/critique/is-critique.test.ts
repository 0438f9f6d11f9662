import { expect, it } from 'vitest'
import { kindOfAnswer } from './is-critique.ts'

const WHOLE = 'Psychology: You are sure.\n\nFundamentals: Name a figure.\n\nWorld events: Rates moved.'

it.each([
  [WHOLE, 'critique'],
  [WHOLE.replaceAll(':', ':**').replaceAll(/^(\w)/gm, '**$1'), 'critique'],
  [
    'You are anchored on last quarter. Margins fell two points in a row. Rates may rise in March. Nothing here would change your mind. Write that down first.',
    'critique',
  ],
  ['Psychology: You are sure.\n\nFundamentals:\n\nWorld events: Rates moved.', 'part-missing'],
  ['Psychology: You are sure.\n\nFundamentals: Name a figure.', 'part-missing'],
  ['Psychology:\n\nFundamentals:\n\nWorld events:', 'other'],
  ['Psychology: ...\n\nFundamentals: -\n\nWorld events: –', 'other'],
  ['Psychology: N/A\n\nFundamentals: n/a.\n\nWorld events: None.', 'other'],
  ['Psychology: Sûr.\n\nFundamentals: 株価。\n\nWorld events: b.', 'critique'],
  ['How can I help you today?', 'other'],
  [
    "Hello! I'm an AI language model. I can help with many things such as writing, coding and mathematics. What would you like to discuss today? Feel free to ask me anything.",
    'other',
  ],
  [
    'Hello! I am an assistant. I can do a lot of things for you and I am happy to. How can I help you today with your investments?',
    'other',
  ],
  [
    'Thank you for the data. It is in JSON. I see a ticker and a thesis and a date in it. Please provide what I should do with them now.',
    'other',
  ],
  ['{"error": "overloaded"}', 'other'],
  ['', 'other'],
  ["I'm sorry, but I can't help with that.", 'refusal'],
  ['I cannot assist with that request.', 'refusal'],
  ['Sorry. I am unable to provide financial advice.', 'refusal'],
  [
    'Unfortunately, I won’t be able to critique this. It is a decision. It is yours. You made it, and you will have to live with it now and later.',
    'refusal',
  ],
] as const)('%j is %s', (text, kind) => {
  expect(kindOfAnswer(text)).toBe(kind)
})
