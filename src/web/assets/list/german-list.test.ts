import { createElement } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { assetRow } from '#test/fixtures/views.ts'
import { wordsOf } from '#test/support/markup.ts'
import { draftWords, formWords } from '#web/drafts/draft-format.ts'
import { german } from '#web/german.ts'
import { speakGerman } from '#web/language/messages.ts'
import { LanguageOfPart } from '#web/language/use-messages.ts'
import { AssetCards } from './asset-cards.tsx'
import { SoldNothing } from './empty-sold-list.tsx'
import { RealizedNote } from './list-note.tsx'
import { oldPricesWords } from './old-prices.ts'
import { annotationsOf } from './row-annotations.tsx'

beforeAll(() => speakGerman(german))

const NOW = '2026-11-23T15:00:00.000Z'
const alert = {
  level: 'stop-loss',
  levelPrice: '109.11',
  price: '1098.92',
  at: '2026-11-20T15:00:00.000Z',
  on: '2026-11-20',
  setBySequence: 1,
  sequence: 4,
} as const
const typed = (at: string) => ({ price: '121.23', source: 'typed', at }) as const
const held = (at: string, changed = {}) =>
  assetRow({ currentValue: '1212.30', totalGainLoss: '21.23', currentPrice: typed(at), ...changed })
const [OLD, OLDER] = ['2024-01-12T21:00:00.000Z', '2023-03-10T21:00:00.000Z']

const inGerman = (part: Parameters<typeof createElement>[2]) =>
  wordsOf(createElement(LanguageOfPart, { value: 'de' }, part))

test('the annotations of a row are in German', () => {
  const split = { effectiveOn: '2026-06-10', newShares: '4', oldShares: '1', source: 'massive' }
  expect(annotationsOf(assetRow({ crossings: [alert], pendingSplit: split }), NOW, 'de')).toEqual([
    'Split, 4 neue für 1 alte Aktien, noch nicht festgehalten',
    'Stop-Loss vor 3 Tagen erreicht, bei 1.098,92\u00a0$',
  ])
  const heldBackPrice = { price: '24', knownPrice: '98', reason: '', source: 'twelve-data', at: NOW }
  expect(annotationsOf(assetRow({ heldBackPrice, isAwaitingOutcome: true, isTestDue: true }), NOW, 'de')).toEqual([
    'Verfallen: Halte den Ausgang fest',
    'Deine Probe wartet auf eine Antwort',
    'Neuer Kurs zurückgehalten',
  ])
})

test('a narrow list is in German, with what is read out', () => {
  const rows = [held(OLD), held(new Date().toISOString(), { assetId: 2, ticker: 'KO', crossings: [alert] })]
  const cards = createElement(AssetCards, { caption: 'Gekauft', rows, user: 'alice', sorting: null, onSort: () => {} })
  const words = inGerman(cards).replaceAll('\u00a0', ' ')
  expect(words).toContain('1 von 2 mit einem Kurs vom 12. Jan. 2024.')
  expect(words).toContain('Kurs vom 12. Jan. 2024 · 10 zu 100,00 $')
  expect(words).toContain('Kurs 121,23 $, Kurs vom 12. Jan. 2024, von dir eingetippt')
  expect(words).toContain('Gewinn/Verlust +21,23 %')
  // The price is apart from the words before it, so that it is hidden and not cut where it does not fit.
  expect(words).toMatch(/Stop-Loss vor \d+ Tagen erreicht ?, bei 1\.098,92 \$/)
  expect(words).not.toMatch(/\$\d|\d%|\b(?:of|at|last|price|sort)\b/i)
})

test('old prices and drafts say their days and ages in German', () => {
  expect(oldPricesWords([held(OLD), held(OLDER)], NOW, 'de')).toBe('Mit Kursen vom 10. März 2023 bis 12. Jan. 2024.')
  expect(oldPricesWords([held(OLD)], NOW, 'de')).toBe('Mit einem Kurs vom 12. Jan. 2024.')
  const draft = { device: 'phone', editedAt: '2026-11-23T14:48:00.000Z', isQueued: false } as const
  expect(draftWords({ ...draft, device: null }, NOW, 'de')).toBe('Ein Entwurf von dir, vor 12 Minuten')
  expect(draftWords({ ...draft, isQueued: true }, NOW, 'de')).toBe('Noch nicht gesendet, geschrieben vor 12 Minuten')
  expect(formWords({ form: 'move', action: 'Sell', ticker: 'IBM' }, 'de')).toBe(' (Verkauf)')
  expect(formWords({ form: 'update', action: 'Hold', ticker: 'IBM' }, 'de')).toBe(' (Aktualisierung)')
})

test('what was realized is told in German, to the cent', () => {
  const realized = {
    gain: '1272.80',
    onSoldList: '1212.30',
    onBoughtList: '60.50',
    soldAssets: 1,
    assets: 2,
    leftOut: 1,
  }
  const rows = [assetRow({ list: 'sold', realizedGain: '1212.30' }), assetRow({ list: 'sold', realizedGain: null })]
  const words = inGerman(createElement(RealizedNote, { rows, realized })).replaceAll('\u00a0', ' ')
  expect(words).toContain('Auf dieser Liste realisiert: +1.212,30 $, ohne 1, deren Verkaufskurs nicht bekannt ist.')
  expect(words).toContain('+60,50 $. Zusammen +1.272,80 $, wie in der Übersicht.')
  expect(inGerman(createElement(SoldNothing, { realized: { ...realized, soldAssets: 0 }, wayOn: null }))).toMatch(
    /^Noch nichts verkauft\./,
  )
})
