import type { AssetEntry } from '#domain/assets/asset.ts'
import type { ClaimOutcome } from '#domain/claims/resolve-claim.ts'
import type { Action } from '#domain/ledger/action.ts'
import type { AssetFact, DecisionRecorded, Entry, Level, OptionOutcome } from '#domain/ledger/entry.ts'
import { endOfDay } from '#domain/prices/market-session.ts'
import { IBM, THESIS } from '#test/fixtures/entries.ts'

/** The optional parts of a decision in a diary. */
type Diary = Partial<Omit<DecisionRecorded, 'kind' | 'price'>> & { readonly price?: string }

/** Writes the entries of one asset, each at 16:00 UTC, which is in the late morning or at noon in New York. */
export function assetDiary(assetId = 1, ticker = `T${assetId}`, entriesBefore = 0) {
  const entries: AssetEntry[] = []
  const add = (on: string, fact: AssetFact): number => {
    const sequence = entriesBefore + entries.length + 1
    entries.push({ ...fact, sequence, recordedAt: `${on}T16:00:00.000Z` })
    return sequence
  }
  const reached = (on: string, level: Level, levelPrice: string, price: string, setBySequence: number): AssetFact => ({
    kind: 'level-crossed',
    assetId,
    level,
    levelPrice,
    price: { price, source: 'typed', at: `${on}T15:00:00.000Z` },
    setBySequence,
  })
  return {
    entries: entries as readonly AssetEntry[],
    /** @returns the entry's sequence */
    decide: (on: string, action: Action, { price, quantity = null, ...writing }: Diary = {}): number =>
      add(on, {
        kind: 'decision-recorded',
        decisionId: `${ticker}-${entries.length + 1}`,
        assetId,
        action,
        confidence: 5,
        thesis: THESIS,
        price: price === undefined ? null : { price, source: 'typed', at: `${on}T16:00:00.000Z` },
        quantity,
        asset: entries.length === 0 ? { ...IBM, ticker, stopLossPercent: null } : null,
        ...writing,
      }),
    reach: (on: string, level: Level, levelPrice: string, price: string, setBySequence = 1) =>
      add(on, reached(on, level, levelPrice, price, setBySequence)),
    /** Records that the price of the day’s decision reached a level: right after it, or on a later day. */
    reachByDecision: (on: string, level: Level, levelPrice: string, price: string, setBySequence = 1, seenOn = on) =>
      add(seenOn, {
        kind: 'level-crossed',
        ...{ assetId, level, levelPrice, setBySequence },
        price: { price, source: 'typed', at: `${on}T16:00:00.000Z` },
      }),
    /** Records on a later day that a level was reached, for example because the stop was written down late. */
    reachEarlier: (seenOn: string, on: string, level: Level, levelPrice: string, price: string, setBySequence = 1) =>
      add(seenOn, reached(on, level, levelPrice, price, setBySequence)),
    /** Records on a later day that the prices of a session reached a level, as a provider told them. */
    reachInSession: (seenOn: string, on: string, level: Level, levelPrice: string, price: string, setBySequence = 1) =>
      add(seenOn, {
        kind: 'level-crossed',
        ...{ assetId, level, levelPrice, setBySequence },
        price: { price, source: 'twelve-data', at: endOfDay(on) },
      }),
    settle: (on: string, outcome: OptionOutcome, price: string) =>
      add(on, {
        kind: 'option-settled',
        ...{ assetId, outcome },
        price: { price, source: 'typed', at: `${on}T16:00:00.000Z` },
      }),
    answer: (on: string, setBySequence: number, hasHappened: boolean) =>
      add(on, { kind: 'own-test-answered', assetId, setBySequence, hasHappened }),
    /** Resolves a claim of twelve months against SPY. The closes fit the outcome. */
    resolve: (on: string, setBySequence: number, outcome: ClaimOutcome, claimedUntil: string, isBetter = true) =>
      add(on, {
        kind: 'claim-resolved',
        assetId,
        setBySequence,
        claim: { horizonMonths: 12, benchmark: { ticker: 'SPY' }, mapping: 1 },
        isBetter,
        outcome,
        claimedUntil,
        from: claimedUntil,
        until: claimedUntil,
        closes: { asset: { from: '100', until: '101' }, benchmark: { from: '100', until: '101' } },
      }),
    /** Records the answers of a review, and its grade an hour later. `actual` holds the closes of the first and the last day. */
    review: (
      on: string,
      setBySequence: number,
      answers: { confidence: number; returnPercent: string; actual: readonly [string, string]; why?: string },
    ): void => {
      const { actual, ...given } = answers
      add(on, { kind: 'review-answered', assetId, setBySequence, why: 'As I remember it.', ...given })
      add(on, {
        kind: 'review-graded',
        assetId,
        setBySequence,
        isWellDecided: true,
        actual: { from: { on, price: actual[0] }, until: { on, price: actual[1] } },
      })
    },
    /** @param occasions left out in entries of an older Candor */
    answerReview: (on: string, setBySequence: number, occasions?: readonly number[]) =>
      add(on, {
        kind: 'review-answered',
        assetId,
        setBySequence,
        ...{ confidence: 6, why: 'As I remember it.', returnPercent: null },
        ...(occasions && { occasions }),
      }),
    gradeReview: (on: string, setBySequence: number) =>
      add(on, { kind: 'review-graded', assetId, setBySequence, isWellDecided: true, actual: null }),
    split: (recordedOn: string, effectiveOn: string, newShares: string, oldShares = '1') =>
      add(recordedOn, { kind: 'split-recorded', assetId, effectiveOn, newShares, oldShares, source: 'typed' }),
  }
}

/** The levels of an entry whose decision set or moved a stop. */
export const stopAt = (to: string | null, from: string | null = null): Entry<DecisionRecorded>['levels'] => ({
  stopLoss: { from, to, percent: null },
})
