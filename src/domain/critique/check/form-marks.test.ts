import { describe, expect, it } from 'vitest'
import { formMarks } from './form-marks.ts'

const faults = (worldEvents: string, psychology = 'You are sure.') =>
  formMarks(`Psychology: ${psychology}\n\nFundamentals: Name a figure.\n\nWorld events: ${worldEvents}`).map(
    ({ text }) => text,
  )
const NO_QUESTION = ['It does not end with a question.']
const TOO_LONG = ['It has more than 12 sentences; it was asked for 5 to 7.']

describe('words before the first part', () => {
  const BEFORE = 'It has words before its first part, which are no part of the critique.'
  const faultsAfter = (words: string) =>
    formMarks(
      `${words}Psychology: You are sure.\n\nFundamentals: Name a figure.\n\nWorld events: What would you see?`,
    ).map(({ text }) => text)

  it.each([
    'Sure! Here is the critique that you asked for:\n\n',
    'Okay, the user is sure of this company. I need psychology first.\n\n',
    '**Critique**\n',
  ])('are told: %j', (words) => expect(faultsAfter(words)).toEqual([BEFORE]))

  it.each(['', '\n\n', '---\n', '1. ', '## '])('are none: %j', (words) => expect(faultsAfter(words)).toEqual([]))
})

describe('a critique without a question at its end', () => {
  it.each([
    'Rates moved.',
    'What would you see? Write it down.',
    'You ask “what would I see?”, and rates moved.',
    'What would make you sell? Good luck!',
    '何が起こりましたか? 書いてください。',
    'Die Zinsen bewegen sich.',
    'What matters is the margin.',
  ])('is told: %j', (words) => expect(faults(words)).toEqual(NO_QUESTION))

  it.each([
    'What would you see?',
    'Rates moved: what would make you **sell?**',
    'What would you see? (?)',
    'What would make you write “sell”?',
    'You wrote “I sell below 80”; did you?”',
    '_What would you see?_',
    'What would you see?\n\n---',
    '¿Qué la haría vender?',
    '你会看到什么？',
    '何を見れば売りますか。',
    'Τι θα έβλεπες;',
    'ماذا سترى؟',
    'ምን ታያለህ፧',
    'อะไรจะทำให้คุณขาย',
  ])('is not: %j', (words) => expect(faults(words)).toEqual([]))
})

describe('a critique of more than twelve sentences', () => {
  const sentences = (count: number) => Array.from({ length: count }, (_, at) => `You say it ${'again '.repeat(at)}.`)

  it('is told from the thirteenth on', () => {
    expect(faults('What would you see?', sentences(10).join(' '))).toEqual([])
    expect(faults('What would you see?', sentences(11).join(' '))).toEqual(TOO_LONG)
    expect(faults('What would you see?', sentences(30).join('\n'))).toEqual(TOO_LONG)
    expect(faults('你会看到什么？', '你很有把握。'.repeat(11))).toEqual(TOO_LONG)
  })

  it('does not count abbreviations, quotations and lines without a stop', () => {
    const short = 'The U.S. Senate, Acme Inc. The maker, vs. Globex Corp. And Dr. Hall, e.g. No. Four, agreed.'
    expect(faults('What would you see?', `${short} ${short} ${short}`)).toEqual([])
    const quoted = `You wrote “${sentences(14).join(' ')}”, and no more.`
    expect(faults('What would you see?', quoted)).toEqual([])
    expect(faults('What would you see?', `You are sure.\n\n${'---\n\n**\n\nNow\n\n'.repeat(9)}`)).toEqual([])
  })
})
