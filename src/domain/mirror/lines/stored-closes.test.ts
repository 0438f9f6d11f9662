import { expect, it } from 'vitest'
import { IBM } from '#test/fixtures/entries.ts'
import { seeded } from '#test/support/seeded.ts'
import { someCloses } from '#test/support/some-closes.ts'
import type { Closes } from '../../assets/closes.ts'
import { placesOf } from '../../assets/closes.ts'
import { packCloses } from '../../assets/packed-closes.ts'
import { splitsOfCloses } from '../../assets/splits-of-closes.ts'
import { dayNumber, dayOfNumber } from '../../prices/day-number.ts'
import { marketDaysBetween } from '../../prices/market-session.ts'
import { closesOnDays } from '../money/book-closes.ts'
import { closeOfDay, lastCloseUntil } from './close-of-day.ts'

const FIRST = '2019-12-27'
const SPLIT = { effectiveOn: '2020-01-06', newShares: '3', oldShares: '1' }
const PENDING = { effectiveOn: '2020-01-14', newShares: '2', oldShares: '1' }

it('are the same to the Mirror as bytes, as a text or as both', () => {
  const chance = seeded(13)
  const places = placesOf(marketDaysBetween(FIRST, '2020-01-20'))
  for (let round = 0; round < 100; round += 1) {
    const [ofProviders, ofOwner] = [someCloses(chance, FIRST), someCloses(chance, FIRST)]
    const [shared, own] = [ofProviders, ofOwner].map((of) => of.map(({ day, close }) => `${day} ${close}`).join('|'))
    const { packed, rest } = packCloses(ofProviders)
    const [asText, asStored]: Closes[][] = [
      [shared ?? '', own ?? ''],
      [packed, rest, own ?? ''],
    ]
    const recorded = chance.next() < 0.5 ? [SPLIT] : []
    const asset = { splits: recorded, openedAt: '2019-12-02T16:00:00.000Z', facts: IBM }
    const splits = splitsOfCloses(asset as never)
    const pendingSplit = chance.next() < 0.5 ? PENDING : null
    const rows = [asText ?? [], asStored ?? []].map((closes) =>
      closesOnDays(closes, places, { splits, ownCloses: own ?? '', pendingSplit }),
    )
    expect(rows[1]).toEqual(rows[0])
    for (let number = dayNumber(FIRST) - 1; number < dayNumber(FIRST) + 25; number += 1) {
      const day = dayOfNumber(number)
      const told = (closes: readonly Closes[]) => [
        closeOfDay({ asset: asset as never, closes, ownCloses: own ?? '', pendingSplit }, day),
        lastCloseUntil(closes, day),
      ]
      expect(told(asStored ?? [])).toEqual(told(asText ?? []))
    }
  }
})

it('of the same day, the owner’s close is the last one', () => {
  const { packed } = packCloses([{ day: '2020-01-02', close: '10' }])
  expect(lastCloseUntil([packed, '2020-01-02 11|2020-01-09 12'], '2020-01-08')).toEqual({
    day: '2020-01-02',
    close: '11',
  })
})
