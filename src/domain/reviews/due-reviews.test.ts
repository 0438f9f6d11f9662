import { describe, expect, it } from 'vitest'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { correctionOf } from '#test/support/correction-of.ts'
import { correctedEntries } from '../assets/corrected-entries.ts'
import { replayAsset } from '../assets/replay-asset.ts'
import { dueReviews } from './due-reviews.ts'
import { answerReview, gradeReview } from './record-review.ts'
import { returnPercentOf } from './return-percent.ts'

const replayed = (diary: ReturnType<typeof assetDiary>) => {
  const asset = replayAsset(diary.entries)
  if (!asset) throw new Error('a diary opens an asset')
  return asset
}
const due = (diary: ReturnType<typeof assetDiary>, today: string) =>
  dueReviews(replayed(diary), diary.entries, { today, imported: 0 }).map(({ decision, dueOn }) => [
    decision.sequence,
    dueOn,
  ])

describe('a review', () => {
  const bought = () => {
    const diary = assetDiary()
    diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
    return diary
  }

  it('is due 90 days after a Buy, and no longer 90 days after that', () => {
    const diary = bought()
    expect([due(diary, '2026-08-01'), due(diary, '2026-08-02')]).toEqual([[], [[1, '2026-08-02']]])
    expect([due(diary, '2026-10-31').length, due(diary, '2026-11-01')]).toEqual([1, []])
  })

  it('is due with the first of its reasons, and only once', () => {
    const diary = bought()
    diary.reach('2026-06-01', 'stop-loss', '90', '89')
    diary.decide('2026-06-02', 'Hold')
    diary.decide('2026-07-01', 'Sell', { price: '80' })
    expect(due(diary, '2026-07-01')).toEqual([[1, '2026-06-01']])
  })

  it('is about the Buy that a sale ended; another Buy has its own', () => {
    const diary = bought()
    diary.decide('2026-06-01', 'Sell', { price: '110' })
    diary.decide('2026-06-02', 'Buy', { quantity: '1', price: '100' })
    diary.decide('2026-06-03', 'Sell', { price: '90' })
    expect(due(diary, '2026-06-03')).toEqual([
      [1, '2026-06-01'],
      [3, '2026-06-03'],
    ])
  })

  it('is about the Buy of an option that has ended, and of no other', () => {
    const diary = assetDiary()
    diary.decide('2026-05-04', 'Buy', { quantity: '3', price: '412' })
    const settled = {
      kind: 'option-settled',
      assetId: 1,
      outcome: 'expired-worthless',
      price: { price: '0', source: 'typed', at: '2026-06-20T15:00:00.000Z' },
      sequence: 2,
      recordedAt: '2026-06-20T15:00:00.000Z',
    } as const
    const ended = { ...diary, entries: [...diary.entries, settled] }
    expect([due(diary, '2026-06-20'), due(ended, '2026-06-20')]).toEqual([[], [[1, '2026-06-20']]])
  })

  it('that nobody wanted is due again when its claim is resolved', () => {
    const diary = bought()
    diary.resolve('2027-05-05', 1, 'came-true', '2027-05-04')
    expect([due(diary, '2027-05-03'), due(diary, '2027-05-05')]).toEqual([[], [[1, '2027-05-04']]])
  })

  it('is not due because of a claim that no close decides, or a test that did not happen', () => {
    const diary = bought()
    diary.resolve('2026-06-01', 1, 'unresolvable', '2026-05-31')
    diary.answer('2026-06-02', 1, false)
    expect(due(diary, '2026-06-03')).toEqual([])
    diary.answer('2026-06-03', 1, true)
    expect(due(diary, '2026-06-03')).toEqual([[1, '2026-06-03']])
  })

  it('is not due because of an alert that a correction has withdrawn', () => {
    const diary = bought()
    diary.reach('2026-06-01', 'stop-loss', '90', '89')
    expect(due(diary, '2026-06-02')).toEqual([[1, '2026-06-01']])
    const corrected = [...diary.entries, correctionOf(diary.entries, 1, 'stopLoss', '80', '2026-06-02T15:00:00.000Z')]
    const asset = replayAsset(corrected)
    expect(asset && dueReviews(asset, correctedEntries(corrected), { today: '2026-06-02', imported: 0 })).toEqual([])
  })

  it.each([
    ['stays', undefined],
    ['is moved', stopAt('80', '90')],
    ['is removed', stopAt(null, '90')],
  ])('is due where a Hold at a price beyond a stop goes on, and the stop %s', (_, levels) => {
    const diary = bought()
    diary.decide('2026-06-01', 'Hold', { price: '88', ...(levels && { levels }) })
    if (!levels) diary.reachByDecision('2026-06-01', 'stop-loss', '90', '88')
    expect([due(diary, '2026-05-31'), due(diary, '2026-06-01')]).toEqual([[], [[1, '2026-06-01']]])
    expect([due(diary, '2026-08-30').length, due(diary, '2026-11-01')]).toEqual([1, []])
    diary.answerReview('2026-06-02', 1, [2])
    diary.gradeReview('2026-06-02', 1)
    expect(due(diary, '2026-06-02')).toEqual([])
  })

  it('is due of the decision that had set a stop which the price of a sale, or a purchase, reached', () => {
    const diary = bought()
    diary.decide('2026-06-01', 'Hold', { price: '97', levels: stopAt('95', '90') ?? {} })
    expect(due(diary, '2026-06-05')).toEqual([])
    diary.decide('2026-06-05', 'Sell Some', { price: '94', quantity: '5' })
    diary.decide('2026-06-06', 'Sell', { price: '99' })
    expect(due(diary, '2026-06-06')).toEqual([
      [1, '2026-06-06'],
      [2, '2026-06-05'],
    ])
    const more = bought()
    more.decide('2026-06-01', 'Buy More', { price: '90', quantity: '5', levels: stopAt('70', '90') ?? {} })
    expect(due(more, '2026-06-01')).toEqual([[1, '2026-06-01']])
  })

  it('is not due where the price of a Hold that moved a stop had not reached it, or is corrected to such a one', () => {
    const diary = bought()
    diary.decide('2026-06-01', 'Hold', { price: '91', levels: stopAt('80', '90') ?? {} })
    expect(due(diary, '2026-06-02')).toEqual([])
    const beyond = bought()
    beyond.decide('2026-06-01', 'Hold', { price: '88', levels: stopAt('80', '90') ?? {} })
    const corrected = [...beyond.entries, correctionOf(beyond.entries, 2, 'price', '98', '2026-06-02T15:00:00.000Z')]
    const asset = replayAsset(corrected)
    const onNext = { today: '2026-06-02', imported: 0 }
    expect(asset && dueReviews(asset, correctedEntries(corrected), onNext)).toEqual([])
  })

  it('is never due for an asset that was only watched', () => {
    const diary = assetDiary()
    diary.decide('2026-05-04', 'Watch')
    diary.decide('2026-05-05', 'Keep Watching')
    expect(due(diary, '2026-08-03')).toEqual([])
  })

  it('is done once it is graded, and not when it is only begun', () => {
    const diary = bought()
    diary.answerReview('2026-08-02', 1)
    expect(due(diary, '2026-08-02')).toHaveLength(1)
    diary.gradeReview('2026-08-02', 1)
    expect(due(diary, '2026-08-02')).toEqual([])
    const other = bought()
    other.decide('2026-05-05', 'Hold')
    other.answerReview('2026-08-02', 2)
    other.gradeReview('2026-08-02', 2)
    expect(due(other, '2026-08-02')).toHaveLength(1)
  })

  it('is never due for a decision that was written down later', () => {
    const diary = assetDiary()
    diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', decidedOn: '2026-05-01' })
    diary.decide('2026-06-01', 'Sell', { price: '110' })
    expect(due(diary, '2026-06-01')).toEqual([])
  })
})

describe('another review of a decision', () => {
  /** Bought on May 4, and reviewed 90 days after it. */
  const reviewed = () => {
    const diary = assetDiary()
    diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100' })
    diary.review('2026-08-02', 1, { confidence: 6, returnPercent: '5', actual: ['100', '110'] })
    return diary
  }

  it('is due when its claim is resolved, its line is reached, or what it bought is sold', () => {
    expect(due(reviewed(), '2026-08-05')).toEqual([])
    const resolved = reviewed()
    resolved.resolve('2027-05-05', 1, 'came-true', '2027-05-04')
    expect(due(resolved, '2027-05-05')).toEqual([[1, '2027-05-04']])
    const reached = reviewed()
    reached.reach('2026-08-10', 'stop-loss', '90', '89')
    reached.decide('2026-08-12', 'Sell', { price: '88' })
    expect(due(reached, '2026-08-12')).toEqual([[1, '2026-08-10']])
  })

  it('is not due because of what had happened by the day of the first', () => {
    const diary = reviewed()
    diary.decide('2026-08-02', 'Sell', { price: '110' })
    expect(due(diary, '2026-08-03')).toEqual([])
  })

  it('is due because of a claim that was resolved on the very day of the first, after it', () => {
    const diary = reviewed()
    diary.resolve('2026-08-02', 1, 'came-true', '2026-08-02')
    expect(due(diary, '2026-08-02')).toEqual([[1, '2026-08-02']])
  })

  it('is due 90 days at most, and is one review of all that waits', () => {
    const diary = reviewed()
    diary.resolve('2026-09-05', 1, 'came-true', '2026-09-04')
    diary.decide('2026-09-10', 'Sell', { price: '110' })
    expect(due(diary, '2026-09-10')).toEqual([[1, '2026-09-04']])
    expect(due(diary, '2026-12-09')).toEqual([[1, '2026-09-10']])
    expect(due(diary, '2026-12-10')).toEqual([])
    diary.review('2026-09-11', 1, { confidence: 6, returnPercent: '5', actual: ['100', '110'] })
    expect(due(diary, '2026-09-11')).toEqual([])
  })

  it('is asked anew where a claim is resolved between answers and grade', () => {
    const diary = assetDiary()
    diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100' })
    const isAnswered = () => {
      const time = { today: '2026-08-04', imported: 0 }
      return dueReviews(replayed(diary), diary.entries, time).map((review) => review.isAnswered)
    }
    diary.answerReview('2026-08-02', 1)
    expect(isAnswered()).toEqual([true])
    diary.resolve('2026-08-04', 1, 'came-true', '2026-08-03')
    expect(isAnswered()).toEqual([false])
    diary.answerReview('2026-08-04', 1)
    expect(isAnswered()).toEqual([true])
    diary.gradeReview('2026-08-04', 1)
    expect(isAnswered()).toEqual([])
  })

  it('goes by the occasions that its answers name, though a correction moves their day', () => {
    const diary = assetDiary()
    diary.decide('2026-05-05', 'Buy', { quantity: '10', price: '100', decidedOn: '2026-05-04' })
    const answers = { confidence: 6, why: 'It had fallen.', returnPercent: null }
    const time = { today: '2026-08-02', imported: 0 }
    const answered = answerReview(replayed(diary), diary.entries, 1, answers, time)
    if (!answered.ok) throw new Error('the review is due')
    expect(answered.value.occasions).toEqual([1])
    diary.answerReview('2026-08-02', 1, answered.value.occasions)
    diary.gradeReview('2026-08-02', 1)
    const corrected = [
      ...diary.entries,
      correctionOf(diary.entries, 1, 'decidedOn', '2026-05-05', '2026-08-02T19:00:00.000Z'),
    ]
    const asset = replayAsset(corrected)
    const now = { today: '2026-08-04', imported: 0 }
    expect(asset && dueReviews(asset, correctedEntries(corrected), now)).toEqual([])
  })
})

describe('its rules', () => {
  const answers = { confidence: 6, why: 'It had fallen.', returnPercent: '-5' }
  const sale = () => {
    const diary = assetDiary()
    diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100' })
    diary.decide('2026-06-01', 'Sell', { price: '110' })
    return diary
  }
  const sold = sale()

  const graded = (diary: typeof sold, today: string) =>
    gradeReview(replayed(diary), diary.entries, 1, { isWellDecided: true, actual: null }, { today, imported: 0 })
  const begun = () => {
    const diary = sale()
    diary.answerReview('2026-06-01', 1)
    return diary
  }

  it('accept answers only for a review that is due', () => {
    const answer = (sequence: number, today: string) =>
      answerReview(replayed(sold), sold.entries, sequence, answers, { today, imported: 0 })
    expect(answer(1, '2026-06-01')).toMatchObject({ ok: true, value: { kind: 'review-answered', setBySequence: 1 } })
    expect([answer(2, '2026-06-01').ok, answer(1, '2026-12-01').ok]).toEqual([false, false])
    const imported = { today: '2026-06-01', imported: 1 }
    expect(answerReview(replayed(sold), sold.entries, 1, answers, imported).ok).toBe(false)
  })

  it('say why they accept none', () => {
    const refusal = (result: { ok: boolean } & Partial<{ problem: { message: string } }>) => result.problem?.message
    const time = { today: '2026-06-01', imported: 0 }
    const open = begun()
    expect(refusal(answerReview(replayed(open), open.entries, 1, answers, time))).toBe(
      'These questions are answered already, and the first answers stay. Nothing was recorded.',
    )
    expect(refusal(answerReview(replayed(sold), sold.entries, 2, answers, time))).toBe(
      'No review of this decision is due. Nothing was recorded.',
    )
    expect(refusal(graded(sold, '2026-06-01'))).toBe('Answer the three questions first. Nothing was recorded.')
    const done = begun()
    done.gradeReview('2026-06-01', 1)
    expect(refusal(graded(done, '2026-06-01'))).toBe('This decision has its grade, which stays. Nothing was recorded.')
    open.resolve('2026-06-02', 1, 'came-true', '2026-06-01')
    expect(refusal(graded(open, '2026-06-02'))).toBe(
      'The claim has come to its day since you answered. Answer the three questions once more, then grade. Nothing was recorded.',
    )
  })

  it('accept no grade before the answers', () => expect(graded(sold, '2026-06-01').ok).toBe(false))

  it('accept no grade once the review is no longer due, because the result is shown then', () =>
    expect([graded(begun(), '2026-08-30').ok, graded(begun(), '2026-12-01').ok]).toEqual([true, false]))
})

it('a return is computed from two closes, to a tenth of a percent, or not at all', () => {
  const close = (price: string) => ({ on: '2026-06-01', price })
  expect(returnPercentOf({ from: close('67.80'), until: close('52.61') })).toBe(-22.4)
  expect(returnPercentOf(null)).toBeNull()
})
