import { expect, it } from 'vitest'
import { journalForEach } from '#test/support/journal-for-each.ts'

/** Bought at ten in the morning in New York, within the session of that day, with a stop at 90 and a target at 120. */
const { setNow, add, asset, decide, hold, member, typePrice } = journalForEach('2026-02-02T15:00:00.000Z')

const buy = (levels: object = {}) =>
  add({
    costBasis: 100,
    ...{ stopLossYesNo: 'Yes', stopLossPrice: 90, takeProfitYesNo: 'Yes', takeProfitPrice: 120 },
    ...levels,
  })
const upload = (...closes: string[]) =>
  member().send('POST', '/api/assets/1/daily-prices', { csv: ['Date,Close', ...closes].join('\n') })

it.each([
  ['85', { level: 'stop-loss', price: '85.00' }],
  ['121', { level: 'take-profit', price: '121.00' }],
])('a close of %s of the day of the purchase is told, whichever way it becomes known', async (close, told) => {
  // given
  await buy()
  setNow('2026-02-04T15:00:00.000Z')

  // when
  if (told.level === 'stop-loss') await upload(`2026-02-02,${close}`)
  else await typePrice(close, '2026-02-02')

  // then
  expect((await asset()).crossings).toMatchObject([told])
})

it('the first close that reached the stop counts, and no low of the day on which it was set', async () => {
  // given
  await buy()
  setNow('2026-02-05T15:00:00.000Z')

  // when
  await upload('2026-02-02,95', '2026-02-03,85', '2026-02-04,80')

  // then
  expect((await asset()).crossings).toMatchObject([{ level: 'stop-loss', price: '85.00' }])
})

it('a stop that was moved within the session is compared with its close where it stands then', async () => {
  // given
  await buy()
  setNow('2026-02-03T16:00:00.000Z')
  await hold({ stopLossPrice: 80 })
  setNow('2026-02-04T15:00:00.000Z')

  // when
  await upload('2026-02-03,85')

  // then
  expect((await asset()).crossings).toEqual([])
})

it('what was sold within the session is not watched at its close', async () => {
  // given
  await buy()
  setNow('2026-02-02T18:00:00.000Z')
  await decide('Sell', { price: 99 })
  setNow('2026-02-04T15:00:00.000Z')

  // when
  await upload('2026-02-02,85')

  // then
  expect((await asset()).events.filter(({ kind }) => kind === 'level-crossed')).toEqual([])
})

it('a close that reached a stop on its first day, and is put right, withdraws the alert', async () => {
  // given
  await buy()
  setNow('2026-02-04T15:00:00.000Z')
  await upload('2026-02-02,85')

  // when
  await upload('2026-02-02,95')

  // then
  expect((await asset()).crossings).toEqual([])
})
