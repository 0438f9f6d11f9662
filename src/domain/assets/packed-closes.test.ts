import { expect, it } from 'vitest'
import { seeded } from '#test/support/seeded.ts'
import { someCloses, written } from '#test/support/some-closes.ts'
import { dayNumber, dayOfNumber } from '../prices/day-number.ts'
import { marketDaysBetween } from '../prices/market-session.ts'
import { ClosesByDay, placesOf } from './closes.ts'
import { lastPackedClose, PACKED_BYTES, packCloses, packedCloseOn } from './packed-closes.ts'

it('takes eight bytes for a close, and keeps zeros at its end', () => {
  const { packed, rest } = packCloses([
    { day: '2026-11-19', close: '98.90' },
    { day: '1969-12-31', close: '0.0000000001' },
    { day: '2026-11-18', close: '42949672.95' },
  ])
  expect([packed.length, rest]).toEqual([3 * PACKED_BYTES, ''])
  expect(packedCloseOn(packed, '2026-11-19')).toBe('98.90')
  expect(packedCloseOn(packed, '1969-12-31')).toBe('0.0000000001')
  expect(packedCloseOn(packed, '2026-11-18')).toBe('42949672.95')
  expect(packedCloseOn(packed, '2026-11-20')).toBeNull()
})

it.each(['42949672.96', '123456789012.1234567891', '0.0000000000000001', '007', '.5', '5.', '-1', '1e3', ''])(
  'leaves %j a text, which eight bytes would not give back',
  (close) => {
    const left = { packed: new Uint8Array(0), rest: `2026-11-19 ${close}` }
    expect(packCloses([{ day: '2026-11-19', close }])).toEqual(left)
  },
)

it('leaves a text what is of no day', () => {
  const left = { packed: new Uint8Array(0), rest: '2026-02-30 1|soon 2' }
  const odd = ['2026-02-30 1', 'soon 2'].map((of) => ({ day: of.split(' ')[0] ?? '', close: of.split(' ')[1] ?? '' }))
  expect(packCloses(odd)).toEqual(left)
})

it('holds every close letter by letter', () => {
  const chance = seeded(20_261_129)
  let [asText, inBytes] = [0, 0]
  for (let round = 0; round < 300; round += 1) {
    const closes = someCloses(chance, chance.oneOf(['1962-01-02', '2019-12-28', '2026-06-01']) ?? '')
    const { packed, rest } = packCloses(closes)
    expect(written({ packed, rest })).toEqual(closes.map(({ day, close }) => `${day} ${close}`).sort())
    const ofText = rest === '' ? 0 : rest.split('|').length
    asText += ofText
    inBytes += closes.length - ofText
    for (const { day, close } of closes) expect(packedCloseOn(packed, day) ?? rest).toContain(close)
  }
  expect([asText > 100, inBytes > 1_000]).toEqual([true, true])
})

it('tells a curve the same as the text', () => {
  const chance = seeded(5)
  for (let round = 0; round < 300; round += 1) {
    const first = '2019-12-28'
    const closes = someCloses(chance, first)
    const { packed, rest } = packCloses(closes)
    const places = placesOf(marketDaysBetween(first, '2020-01-17'))
    const [ofPieces, ofText] = [new ClosesByDay(places), new ClosesByDay(places)]
    const from = dayOfNumber(dayNumber(first) + chance.whole(0, 4))
    ofPieces.read([packed, rest], [], from)
    ofText.read([closes.map(({ day, close }) => `${day} ${close}`).join('|')], [], from)
    for (let index = 0; index < places.count; index += 1) {
      const told = (of: ClosesByDay) =>
        of.has(index) && [
          of.dayOf(index),
          of.closeOf(index),
          of.dayNumberOf(index),
          of.wholeOf(index),
          of.digitsOf(index),
        ]
      expect(told(ofPieces)).toEqual(told(ofText))
    }
  }
})

it('finds the last close until a day', () => {
  const { packed } = packCloses([
    { day: '2026-11-19', close: '98.92' },
    { day: '2026-11-18', close: '97' },
    { day: '2026-11-23', close: '99.1' },
  ])
  expect(lastPackedClose(packed, '2026-11-17')).toBeNull()
  expect(lastPackedClose(packed, '2026-11-18')).toEqual({ day: '2026-11-18', close: '97' })
  expect(lastPackedClose(packed, '2026-11-22')).toEqual({ day: '2026-11-19', close: '98.92' })
  expect(lastPackedClose(packed, '2026-12-31')).toEqual({ day: '2026-11-23', close: '99.1' })
})
