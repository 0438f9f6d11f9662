import { expect, it } from 'vitest'
import { isPlainlyCritique, kindOfAnswer } from './is-critique.ts'

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
  // An honest part is short where nothing was given to it.
  ['Psychology: You are sure.\n\nFundamentals: Name a figure.\n\nWorld events: None.', 'critique'],
  ['Psychology: You are sure.\n\nFundamentals: Name a figure.\n\nWorld events: None that I was given.', 'critique'],
  ['Psychology: You are sure.\n\nFundamentals: Name a figure.\n\nWorld events: N/A', 'part-missing'],
  ['Psychology: None.\n\nFundamentals: None.\n\nWorld events: None.', 'other'],
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
  [
    "Psychology: I'm sorry, I can't help with that.\n\nFundamentals: I'm sorry, I can't help with that.\n\nWorld events: I'm sorry, I can't help with that. What would you see?",
    'refusal',
  ],
  ['Psychology: I cannot provide that.\n\nFundamentals: I’m unable to discuss it.\n\nWorld events: None.', 'refusal'],
  ['Psychology: You are sure.\n\nFundamentals: I cannot provide that.\n\nWorld events: None.', 'critique'],
  // Real ones, which must not be lost.
  [
    'You are anchored on the price that you paid in spring, and the thesis repeats it twice without saying why it matters to the business. Nothing in it would tell you that you were wrong, so the next report can only please you. Rates may stay high for longer than you assume.',
    'critique',
  ],
  [
    'आप अपने निर्णय को लेकर बहुत निश्चित हैं। आपने कोई संख्या नहीं दी है। पिछले साल की आय गिर गई थी। ब्याज दरें बढ़ सकती हैं। आपकी थीसिस कब गलत होगी। यह पहले लिख लें।',
    'critique',
  ],
  [
    '您对这家公司过于自信，却没有写出任何可以检验的数字。去年的利润率连续两个季度下降，而您没有提到。利率可能继续上升。',
    'critique',
  ],
  ['### 1. Psychology\nYou are sure.\n\n### 2. Fundamentals\nNo figure.\n\n### 3. World events\nRates.', 'critique'],
  ['**Psychology**\nYou are sure.\n\n**Fundamentals**\nNo figure.\n\n**World Events**\nRates.', 'critique'],
  ['1) Psychology: You are sure.\n2) Fundamentals: Name one.\n3) World events: Rates.', 'critique'],
  [
    'Psychologie: Du bist dir sehr sicher und nennst keinen Zweifel.\n\nFundamentaldaten: Es steht keine Zahl da, an der sich das prüfen ließe.\n\nWeltgeschehen: Die Zinsen könnten steigen.',
    'other-labels',
  ],
  [
    '**Psychologie :** Sûr.\n\n**Fondamentaux :** Aucun chiffre.\n\n**Événements mondiaux :** Les taux.',
    'other-labels',
  ],
  ['Psychologie:\nDu bist sicher.\n\nFundamentaldaten:\nKeine Zahl.\n\nWeltgeschehen:\nZinsen.', 'other-labels'],
  // The first label is written with a Cyrillic letter.
  ['Psych\u043elogy: You are sure.\n\nFundamentals: Name one.\n\nWorld events: Rates.', 'other-labels'],
  ['Psychologie: <Text>\n\nFundamentaldaten: <Text>\n\nWeltgeschehen: <Text>', 'other'],
  // And what is none.
  [
    "Thank you for sharing your investment thesis with me. I'd be delighted to walk through it together with you. There are several parts to look at, such as the psychology and the fundamentals. Which part should we start with?",
    'other',
  ],
  [
    'Hello! I am Qwen, created by Alibaba Cloud.\n- I answer questions about many topics\n- I write stories and official documents\n- I translate between languages\n- I write and explain code',
    'other',
  ],
  [
    'Hallo! Ich bin ein KI-Assistent. Ich beantworte Fragen. Ich schreibe Texte. Ich übersetze sie auch. Womit fangen wir heute an?',
    'other',
  ],
  ['Psychology: [your text]\n\nFundamentals: [your text]\n\nWorld events: [your text]', 'other'],
  ['Psychology: <analysis>\n\nFundamentals: {fundamentals}\n\nWorld events: Your analysis here', 'other'],
  ['Psychology: Same words.\n\nFundamentals: Same words.\n\nWorld events: Same words.', 'other'],
] as const)('%j is %s', (text, kind) => {
  expect(kindOfAnswer(text)).toBe(kind)
})

it.each([
  ['Psychology: You', true],
  ['You are anchored on last quarter. Margins', true],
  ['You are anchored on last quarter', false],
  ["I'm sorry, but I can't help with that. It is", false],
  ['The user wants a critique. They are sure. ', false],
  ['You can ask me for a critique of any decision. I', false],
  ['You’re welcome to share more of your thesis. I', false],
  ['Hello! How can I help you today? ', false],
  ['Psychology:', false],
])('%j is plainly a critique while it arrives: %s', (soFar, isPlain) => {
  expect(isPlainlyCritique(soFar)).toBe(isPlain)
})
