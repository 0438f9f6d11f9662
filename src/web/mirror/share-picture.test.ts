import { describe, expect, it } from 'vitest'
import { replayAsset } from '#domain/assets/replay-asset.ts'
import { LANGUAGES, type Language } from '#domain/locale.ts'
import { keptFinding } from '#domain/mirror/findings/kept-finding.ts'
import { mirrorOf } from '#domain/mirror/mirror.ts'
import { mirrorTexts } from '#domain/mirror/texts/mirror-texts.ts'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { pictureOf, withoutAmounts } from './share-picture.ts'

const FINDING = {
  title: 'You broke your own stop five times. Twice it paid $310, three times it cost $2,660.',
  evidence:
    '5 of your stops, targets and tests were reached: 0 kept, 5 held through. The dearest was T1: 92 days past its stop, $873.18.',
  note: '5 lines',
}

describe('the picture of a finding', () => {
  it('contains no amount of money, and leaves out whole sentences', () => {
    const svg = pictureOf(FINDING)
    expect(svg).not.toMatch(/\$|310|2,660|873/)
    expect(svg).toContain('You broke your own stop five times.')
    expect(svg).toContain('0 kept, 5 held through.')
    expect(withoutAmounts('On IBM you moved your stop further away, from $90.00 to $80.00.')).toBe('')
    expect(withoutAmounts('You sell what is up. Difference 34.2 points.')).toBe(
      'You sell what is up. Difference 34.2 points.',
    )
  })

  it('contains no number of shares', () => {
    const evidence =
      'PRT: the line came, and you sold 600 of 1,234; with the other 634 you held through it. Until the last price nothing changed.'
    const svg = pictureOf({ title: 'Your own stop came once, and you sold a part.', evidence, note: 'one line' })
    expect(svg).not.toMatch(/1,234|634/)
    expect(svg).toContain('Until the last price nothing changed.')
    expect(withoutAmounts('T1: you sold 0.5 of 2. You sold 12 contracts. It held.')).toBe('It held.')
    const again = 'By Jun 4, 2026 you had bought T1 again, 19 of the 20 that you sold. It held.'
    expect(withoutAmounts(again)).toBe('It held.')
    const wieder = 'Bis zum 4. Juni 2026 hast du T1 wieder gekauft, 19 der 20, die du verkauft hast. Es blieb.'
    expect(withoutAmounts(wieder)).toBe('Es blieb.')
    const counts = 'You sell what is up. You let go of 12 of 20 gains and 3 of 18 losses.'
    expect(withoutAmounts(counts)).toBe(counts)
  })

  it.each(LANGUAGES)('keeps what counts companies or days, of which nobody has an amount (%s)', (language) => {
    const { passedOn, disposition } = mirrorTexts(language)
    const shares = { days: 26, all: 30, gains: '12 of 20', losses: '3 of 18', gainsShare: '60%', lossesShare: '17%' }
    for (const sentence of [
      passedOn.evidence({ watched: 14, points: '21.8', isBetter: false, bought: 60 }),
      disposition.evidence(shares),
    ])
      expect(withoutAmounts(sentence)).toBe(sentence)
    expect(withoutAmounts('You hold 14 shares. It held.')).toBe('It held.')
    expect(withoutAmounts('Du hältst 14 Aktien. Es hielt.')).toBe('Es hielt.')
  })

  it('has the fonts of the page, by the names that it has them under', () => {
    const svg = pictureOf(FINDING)
    expect(svg).toContain(`font-family="'Newsreader Variable',`)
    expect(svg).toContain(`font-family="'Geist Variable',`)
  })

  it('says where its text is cut', () => {
    const tickers = Array.from({ length: 70 }, (_, at) => `T${at + 1}`).join(', ')
    const long = pictureOf({ title: 'Kept.', evidence: `${tickers}: the line came, and you sold.`, note: '' })
    expect(long.match(/ …<\/text>/g)).toHaveLength(1)
    expect(long).not.toContain(', …')
    expect(pictureOf(FINDING)).not.toContain('…')
  })

  it('has no amount in German either, and no half of a sentence that a day parts', () => {
    const sold = 'T1: Die Regel griff, und du hast 3 von 10 verkauft; mit den übrigen 7 hast du sie übergangen.'
    const decided =
      'Entschieden hast du bei 83,00\u00a0$ am 5. März 2026; der Schlusskurs davor war 70,00\u00a0$ am 3. Feb. 2026.'
    expect(withoutAmounts(`${sold} ${decided} Es hielt. Übergangen 3 von 5.`)).toBe('Es hielt. Übergangen 3 von 5.')
  })

  it('is valid SVG, whatever characters its text has', () => {
    const svg = pictureOf({ title: 'A “<b>” & more.', evidence: 'x'.repeat(200), note: '' })
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1200" height="630"/)
    expect(svg).toContain('A “&lt;b&gt;” &amp; more.')
  })
})

describe('the picture of a credit', () => {
  /** The rows of its picture: of assets that each had ten at a stop of 90, reached at 88, with what was sold and bought again of each. */
  function rowsOf(assets: readonly { sold: string; boughtOn?: string }[], language: Language = 'en'): string[] {
    const read = assets.map(({ sold, boughtOn }, place) => {
      const diary = assetDiary(place + 1, `T${place + 1}`, place * 10)
      diary.decide('2026-05-26', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
      diary.reach('2026-06-01', 'stop-loss', '90', '88', place * 10 + 1)
      diary.decide('2026-06-02', sold === '10' ? 'Sell' : 'Sell Some', {
        ...{ price: '87', quantity: sold === '10' ? null : sold },
      })
      if (boughtOn) diary.decide(boughtOn, 'Buy', { quantity: '10', price: '95' })
      const asset = replayAsset(diary.entries)
      if (!asset) throw new Error('a diary opens an asset')
      const closes = ['2026-06-01 88|2026-06-15 99']
      return { asset, entries: diary.entries, closes, pendingSplit: null, last: { price: '99', on: '2026-06-15' } }
    })
    const time = { today: '2026-06-15', lastDay: '2026-06-15', imported: 0, benchmark: null }
    const finding = keptFinding(mirrorOf(read, { ...time, language }))
    if (!finding) throw new Error('a line was kept')
    const rows = pictureOf(finding).matchAll(/<text [^>]*>([^<]*)</g)
    return Array.from(rows, ([, row = '']) => row)
  }

  it('says which line came, and leaves out what is about an amount with the amount', () => {
    expect(rowsOf([{ sold: '10' }])).toEqual([
      'You kept your own stop once.',
      'T1: your own stop came, and you sold.',
      'Candor · one line',
    ])
    expect(rowsOf([{ sold: '10' }], 'de')).toEqual([
      'Du hast einmal deinen eigenen Stopp',
      'befolgt.',
      'T1: Dein eigener Stopp griff, und du hast verkauft.',
      'Candor · eine Regel',
    ])
  })

  it('counts no more than it names', () => {
    const rows = rowsOf(['4', '4', '4', '4', '4'].map((sold) => ({ sold })))
    expect(rows).toEqual(['Your own stop came five times, and you', 'sold a part.', 'Candor · 5 lines'])
  })

  it('says that it was bought again', () => {
    expect(rowsOf(Array(5).fill({ sold: '10', boughtOn: '2026-06-04' })).join(' ')).toBe(
      'You kept your own stop five times. T5, T4, T3, T2 and T1: your own stop came, and you sold. ' +
        'You bought T3 again on Jun 4, 2026. You bought T4 again on Jun 4, 2026. You bought T5 again on Jun 4, 2026, ' +
        'and twice more you bought again within 7 days. Candor · 5 lines',
    )
  })
})
