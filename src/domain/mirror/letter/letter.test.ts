import { describe, expect, it } from 'vitest'
import type { Finding } from '../findings/finding.ts'
import { mirrorTexts } from '../texts/mirror-texts.ts'
import { type Letter, letterMarkdown, openingOf } from './letter.ts'
import { letterPeriods } from './letter-period.ts'

describe('the periods of letters', () => {
  it('are the quarters and years that are over, from the first decision on', () => {
    expect(letterPeriods('2025-11-20', '2026-08-03').map(({ id }) => id)).toEqual([
      '2026-q2',
      '2026-q1',
      '2025',
      '2025-q4',
    ])
    expect(letterPeriods('2026-07-01', '2026-08-03')).toEqual([])
    expect(letterPeriods(null, '2026-08-03')).toEqual([])
    expect(letterPeriods('2026-01-05', '2026-04-01')).toEqual([
      { id: '2026-q1', name: 'the first quarter of 2026', from: '2026-01-01', until: '2026-03-31' },
    ])
    expect(letterPeriods('2026-03-31', '2026-03-31')).toEqual([])
  })
})

const finding = (title: string, cost: string | null): Finding => ({
  kind: 'lines',
  title,
  evidence: 'It was counted.',
  method: 'n = 5.',
  cost,
  note: '',
  entries: [],
  quotes: [
    {
      assetId: 1,
      ticker: 'IBM',
      sequence: 1,
      on: '2026-02-03',
      words: 'It is cheap.',
      isOwnWords: true,
      confidence: 8,
    },
  ],
})
const [PERIOD] = letterPeriods('2026-01-05', '2026-04-01')

describe('a letter', () => {
  const written = (): Letter => {
    if (!PERIOD) throw new Error('a quarter is over')
    const findings = ['One.', 'Two.'].map((title, at) => finding(title, at === 0 ? '-120.50' : null))
    const question = { assetId: 1, ticker: 'IBM', words: 'What would prove you wrong?' }
    const changes = ['“One.” stands: 3. On Dec 31, 2025 it was 2.']
    return {
      period: PERIOD,
      opening: 'So much.',
      findings,
      newCount: 2,
      changes,
      credit: null,
      question,
      isFirst: false,
      unscored: 0,
      untoldReviews: 0,
      keptLines: 0,
    }
  }

  it('says of how much it speaks: the first of all, and each later one of what came since', () => {
    if (!PERIOD) throw new Error('a quarter is over')
    const decidedOn = ['2025-12-30', '2026-01-05', '2026-03-31']
    expect(openingOf(PERIOD, { decidedOn, since: null })).toBe(
      'In the first quarter of 2026 you made 2 decisions; what follows rests on all 3 until Mar 31, 2026, with the figures of that day.',
    )
    expect(openingOf(PERIOD, { decidedOn: ['2026-01-05'], since: null })).toBe(
      'In the first quarter of 2026 you made 1 decision; what follows rests on your one decision until Mar 31, 2026, with the figures of that day.',
    )
    expect(openingOf(PERIOD, { decidedOn: ['2026-01-05'], since: null }, mirrorTexts('de'))).toMatch(
      /hast du 1 Entscheidung getroffen; was folgt, beruht auf deiner einen Entscheidung bis zum 31\. März 2026/,
    )
    expect(openingOf(PERIOD, { decidedOn, since: { on: '2025-12-31', hasStanding: false } })).toBe(
      'In the first quarter of 2026 you made 2 decisions. What follows came since Dec 31, 2025, when the letter before ended; what stood there is not said again. All figures are as of Mar 31, 2026.',
    )
  })

  it('shows as Markdown what a person wrote as they wrote it, and gives it to a model as it is', () => {
    const words = '# 1. *Never* <b>sell</b> [here](http://x)\n![pixel](http://x/p.png)\n- `one`\n2. two &lt; 3, $5 (5%)'
    const [first] = written().findings
    const quote = { assetId: 1, ticker: 'IBM', sequence: 1, on: '2026-02-03', words, isOwnWords: true, confidence: 8 }
    const finding = first && { ...first, title: 'On A*B_C you waited.', quotes: [quote] }
    const letter = { ...written(), findings: finding ? [finding] : [] }
    const question = { assetId: 1, ticker: 'IBM', words: 'A*B <C>?' }
    const shown = letterMarkdown({ ...letter, question })
    expect(shown).toContain('## On A\\*B\\_C you waited.\n')
    expect(shown).toContain(
      '> \\# 1. \\*Never\\* \\<b\\>sell\\</b\\> \\[here\\](http://x)\n> !\\[pixel\\](http://x/p.png)\n> \\- \\`one\\`\n> 2\\. two \\&lt; 3, $5 (5%)\n',
    )
    expect(shown).toContain('A\\*B \\<C\\>?')
    expect(letterMarkdown(letter, undefined, (text) => text)).toContain(`> ${words.replaceAll('\n', '\n> ')}\n`)
  })

  it('leaves as Markdown, with every figure of its findings, what has changed, and the question', () => {
    expect(letterMarkdown(written())).toMatch(
      /^# A letter about the first quarter of 2026\n\n.*\n\n## One\.\n\nIt was counted\. What it came to: −\$120\.50\.\n\n> It is cheap\.\n>\n> IBM, Feb 3, 2026, confidence 8\n\n\*n = 5\.\*\n\n## Two\./,
    )
    expect(letterMarkdown(written())).toContain(
      '## Since the letter before\n\n- “One.” stands: 3. On Dec 31, 2025 it was 2.\n\n## One question\n\nWhat would prove you wrong?',
    )
    expect(letterMarkdown(written())).toContain(
      'A whole letter has three findings, a credit and a question. Your record has two findings, no credit and a question for this one.',
    )
    const whole = { ...written(), findings: ['1.', '2.', '3.'].map((title) => finding(title, null)) }
    expect(letterMarkdown({ ...whole, credit: finding('4.', null) })).not.toContain('A whole letter')
    expect(letterMarkdown({ ...written(), findings: [], newCount: 0, changes: [] })).toContain(
      'and nothing else is new.',
    )
    // What has changed stands below, so that something is new.
    expect(letterMarkdown({ ...written(), findings: [], newCount: 0 })).not.toContain('nothing else is new')
  })
})
