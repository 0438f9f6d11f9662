import { describe, expect, it } from 'vitest'
import { randomLife } from '#test/support/reference-mirror/random-life.ts'
import { tellLife } from '#test/support/reference-mirror/told-life.ts'
import type { Language } from '../locale.ts'
import { dayNumber, dayOfNumber } from '../prices/day-number.ts'
import { driftWords } from './findings/drift-finding.ts'
import { readMirror } from './findings/read-mirror.ts'
import { type JournalThen, writeLetter } from './findings/write-letter.ts'
import { letterMarkdown } from './letter/letter.ts'
import { letterPeriods } from './letter/letter-period.ts'
import { mirrorOf } from './mirror.ts'
import { mirrorTexts } from './texts/mirror-texts.ts'

type Life = ReturnType<typeof tellLife>

/** A sentence with its place, so that the same one can be found in another language. */
type Sentence = readonly [place: string, text: string]

function sentencesOf({ assets, time }: Life, language: Language): Sentence[] {
  const mirror = mirrorOf(assets, { ...time, language })
  const { findings, credit, question } = readMirror(mirror, assets)
  const texts = mirrorTexts(language)
  return [
    ...[...findings, ...(credit ? [credit] : [])].flatMap(({ kind, title, evidence, method, note }, at) =>
      [title, evidence, method, note].map((text, part): Sentence => [`${at} ${kind} ${part}`, text]),
    ),
    ...(question ? [['question', question.words] as const] : []),
    ['calibration', mirror.calibrationWords],
    ...mirror.claims.map(({ words, sequence }): Sentence => [`claim ${sequence}`, words]),
    ...mirror.drift.flatMap((asset) =>
      asset.findings.map((one, at): Sentence => [`drift of ${asset.ticker} ${at}`, driftWords(asset, one, texts)]),
    ),
  ]
}

/** The letters of the last periods, each with the journal as it stood; their entries are not cut, which changes no words. */
function lettersOf({ assets, time }: Life, language: Language): Sentence[] {
  const texts = mirrorTexts(language)
  const until = (today: string): JournalThen => ({ assets, mirror: mirrorOf(assets, { ...time, today, language }) })
  const first = assets.flatMap(({ entries }) => entries.map(({ recordedAt }) => recordedAt.slice(0, 10))).toSorted()[0]
  const periods = letterPeriods(first ?? null, time.today).slice(0, 3)
  return periods.map((period, at) => {
    const before = at === periods.length - 1 ? null : until(dayOfNumber(dayNumber(period.from) - 1))
    return [`letter ${period.id}`, letterMarkdown(writeLetter(period, until(period.until), before), texts)]
  })
}

/** Words of the sentences that no German one has; tickers and what somebody wrote have none of them. */
const ENGLISH = /\b(?:the|of|and|your|you|is|are|with|to|by|this|that|it|at|on|from|or|has|have|how|what|not|price)\b/i
const ENGLISH_FIGURE = /\$\d|\d%|\b[A-Z][a-z]{2,3} \d{1,2}, \d{4}|\d\.\d(?!\d\d)/

const COUNTS = ['once', 'twice', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const ZAHLEN = ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf']

/** What a sentence says in figures, in no order, for words stand in another one in German. */
function figuresOf(text: string, language: Language): number[] {
  const counted = (language === 'en' ? COUNTS : ZAHLEN).reduce(
    (left, word, at) =>
      left.replaceAll(
        new RegExp(language === 'en' ? `(?<!at )\\b${word}${at < 2 ? '\\b' : ' times'}` : `\\b${word}mal\\b`, 'gi'),
        ` ${at + 1} `,
      ),
    text,
  )
  const figures = counted.match(language === 'en' ? /[−+]?\$?\d[\d,]*(?:\.\d+)?/g : /[−+]?\d[\d.]*(?:,\d+)?/g) ?? []
  return figures
    .map((figure) => figure.replace('−', '-').replace(/[$+]/g, ''))
    .map((figure) =>
      Number(language === 'en' ? figure.replaceAll(',', '') : figure.replaceAll('.', '').replace(',', '.')),
    )
    .toSorted((one, other) => one - other)
}

describe.each([1, 4, 5, 8, 12, 14, 18, 22, 27, 32, 35, 40, 77])('over random life %i', (seed) => {
  const life = tellLife(randomLife(seed))

  it.each([
    ['sentence of the Mirror', sentencesOf],
    ['letter', lettersOf],
  ])('every %s is in German too, with the same figures', (_name, tell) => {
    const [english, german] = [tell(life, 'en'), tell(life, 'de')]
    expect(german.map(([place]) => place)).toEqual(english.map(([place]) => place))
    expect(english.length).toBeGreaterThan(0)
    // What was quoted stays as it was written.
    const own = (text: string) => text.replaceAll(/^>.*$/gm, '').replaceAll(/[“„][^“”„]*[”“]/g, 'X')
    expect(german.filter(([, text]) => ENGLISH.test(own(text)) || ENGLISH_FIGURE.test(own(text)))).toEqual([])
    expect(german.filter(([, text]) => / {2}|undefined|null|NaN|["']/.test(own(text)))).toEqual([])
    expect(german.map(([place, text]) => [place, figuresOf(own(text), 'de')])).toEqual(
      english.map(([place, text]) => [place, figuresOf(own(text), 'en')]),
    )
  })
})
