import { describe, expect, it } from 'vitest'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { correctionOf } from '#test/support/correction-of.ts'
import { replayAsset } from '../../assets/replay-asset.ts'
import { keptFinding } from '../findings/kept-finding.ts'
import { linesFinding } from '../findings/lines-finding.ts'
import { type Mirror, mirrorOf } from '../mirror.ts'
import { mirrorTexts } from '../texts/mirror-texts.ts'
import { undatedLineWords } from './undated-lines.ts'

type DiaryOf = ReturnType<typeof assetDiary>

function mirrored({ entries }: Pick<DiaryOf, 'entries'>): Mirror {
  const asset = replayAsset(entries)
  if (!asset) throw new Error('a diary opens an asset')
  const today = '2026-03-02'
  const time = { today, lastDay: today, imported: 0, benchmark: null }
  return mirrorOf([{ asset, entries, closes: [], pendingSplit: null, last: null }], time)
}

/** Twenty contracts at 5 with a stop at 3, which 2.50 reached on Jan 12. */
function stopped(): DiaryOf {
  const diary = assetDiary()
  diary.decide('2026-01-05', 'Buy', { quantity: '20', price: '5', levels: stopAt('3') ?? {} })
  diary.reach('2026-01-12', 'stop-loss', '3', '2.5')
  return diary
}

const responses = ({ lines }: Mirror) => lines.map(({ line }) => [line.response.was, line.quantity])

describe('a line of an option that ended on a day that nobody has said', () => {
  it.each(['sold-before', 'exercised'] as const)('is in no figure, and told as that: %s', (outcome) => {
    const diary = stopped()
    diary.settle('2026-02-23', outcome, '2.4')
    const mirror = mirrored(diary)
    expect(responses(mirror)).toEqual([])
    expect(mirror.keptRules).toMatchObject({ lines: 0, keptLater: 0 })
    const [undated, ...more] = mirror.undatedLines
    expect(more).toEqual([])
    expect(undated && undatedLineWords(undated, mirrorTexts('en'))).toBe(
      'the stop of $3.00 was reached on Jan 12, 2026, and does not count: no entry says on which day the option was sold or exercised, so that it is not known whether you kept it',
    )
    expect(undated && undatedLineWords(undated, mirrorTexts('de'))).toBe(
      'der Stopp von 3,00\u00a0$ wurde am 12. Jan. 2026 erreicht und zählt nicht: kein Eintrag sagt, an welchem Tag die Option verkauft oder ausgeübt wurde, und so ist unbekannt, ob du ihn befolgt hast',
    )
  })

  it('is a target too, and one whose price went on to the other side before the end', () => {
    const diary = assetDiary()
    diary.decide('2026-01-05', 'Buy', {
      ...{ quantity: '20', price: '5' },
      levels: { ...stopAt('3'), takeProfit: { from: null, to: '8', percent: null } },
    })
    diary.reach('2026-01-12', 'take-profit', '8', '8.5')
    diary.reach('2026-02-02', 'stop-loss', '3', '2.5')
    diary.settle('2026-02-23', 'sold-before', '8.6')
    const mirror = mirrored(diary)
    expect(responses(mirror)).toEqual([])
    expect(mirror.undatedLines.map(({ kind }) => kind)).toEqual(['take-profit', 'stop-loss'])
  })

  it('was held through where a decision to go on says so, and kept with the part that a Sell Some of a day sold', () => {
    const held = stopped()
    held.decide('2026-01-13', 'Hold')
    held.settle('2026-02-23', 'sold-before', '2.4')
    expect(responses(mirrored(held))).toEqual([['held through', '20']])
    const parted = stopped()
    parted.decide('2026-01-13', 'Sell Some', { quantity: '15', price: '2.6' })
    parted.settle('2026-02-23', 'sold-before', '2.4')
    const mirror = mirrored(parted)
    expect(responses(mirror)).toEqual([['kept', '20']])
    expect(mirror.undatedLines).toMatchObject([{ isRest: true, on: '2026-01-12' }])
    expect(keptFinding(mirror)?.method).toContain(
      ' Not counted: 1 line of options of which no entry says on which day they were sold or exercised.',
    )
  })

  it('is one that was held to its worthless end where the outcome says that', () => {
    const diary = stopped()
    diary.settle('2026-02-23', 'expired-worthless', '0')
    const mirror = mirrored(diary)
    expect(responses(mirror)).toEqual([['held through', '20']])
    expect(mirror.undatedLines).toEqual([])
    expect(linesFinding(mirror.lines, null)?.method).not.toContain('Not counted')
    // Corrected to a sale, it is told once, as what it is now.
    const corrected = { outcomePrice: '2.4', ...correctionOf(diary.entries, 3, 'outcome', 'sold-before') }
    const after = mirrored({ entries: [...diary.entries, corrected] })
    expect(responses(after)).toEqual([])
    expect(after.undatedLines).toHaveLength(1)
    expect(after.correctedLines).toEqual([])
  })
})
