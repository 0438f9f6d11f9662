import { beforeAll, describe, expect, test } from 'vitest'
import { german } from '#web/german.ts'
import {
  formatAge,
  formatCount,
  formatDay,
  formatMoment,
  formatPercent,
  formatQuantity,
  formatSignedUsd,
  formatUnits,
  formatUsd,
} from '#web/ui/format.ts'
import { speakGerman } from './messages.ts'

describe('in German', () => {
  beforeAll(() => speakGerman(german))

  // U+00A0, so that a line never ends between a figure and its unit.
  const plain = (text: string | undefined) => text?.replaceAll('\u00a0', '_')

  test('an amount has a comma before its cents and its sign behind it', () => {
    expect(plain(formatUsd('1212.3', 'de'))).toBe('1.212,30_$')
    expect(plain(formatUsd('9007199254740993.01', 'de'))).toBe('9.007.199.254.740.993,01_$')
    expect(plain(formatUsd('0.0042', 'de'))).toBe('0,0042_$')
    expect(plain(formatSignedUsd('1.18', 'de'))).toBe('+1,18_$')
    expect(plain(formatSignedUsd('-1234.5', 'de'))).toBe('−1.234,50_$')
    expect(formatUsd(null, 'de')).toBe('unbekannt')
  })

  test('a percentage has a space before its sign', () => {
    expect(plain(formatPercent('1234.5', 'de')?.text)).toBe('+1.234,50_%')
    expect(formatPercent('-18.4', 'de')).toMatchObject({ direction: 'down', arrow: '▼' })
    expect(formatPercent('0.001', 'de')).toMatchObject({ direction: 'level', arrow: '' })
  })

  test('counts and quantities have points between their thousands', () => {
    expect(formatCount(12_500, 'de')).toBe('12.500')
    expect(formatQuantity('1250.5', 'de')).toBe('1.250,5')
    expect(['1', '2', '0.5'].map((quantity) => formatUnits('stock', quantity, 'de'))).toEqual([
      '1 Aktie',
      '2 Aktien',
      '0,5 Aktien',
    ])
  })

  test('days, times and ages are written as Germans do', () => {
    expect(formatDay('2026-03-05', 'de')).toBe('5. März 2026')
    expect(formatDay('2026-09-30', 'de')).toBe('30. Sept. 2026')
    expect(formatMoment('2026-11-21T13:05:00.000Z', 'Europe/Berlin', 'de')).toBe('21. Nov. 2026, 14:05')
    const age = (at: string) => formatAge(at, '2026-11-21T12:00:00.000Z', 'UTC', 'de')
    expect(age('2026-11-21T11:59:30.000Z')).toBe('gerade eben')
    expect(age('2026-11-21T11:00:00.000Z')).toBe('vor 1 Stunde')
    expect(age('2026-11-18T12:00:00.000Z')).toBe('vor 3 Tagen')
    expect(age('2026-01-18T12:00:00.000Z')).toBe('am 18. Jan. 2026')
  })
})
