import { decidedOn } from '../../assets/day-decided.ts'
import { times } from '../lines-summary.ts'
import type { Mirror } from '../mirror.ts'
import type { MirrorAsset } from '../mirror-asset.ts'
import type { MirrorClaim } from '../mirror-claims.ts'
import type { EntryLink, Finding } from './finding.ts'

type Found = Omit<Finding, 'quotes'>

/** Fewer decisions, or claims, are told one by one. */
const FEWEST = { decisions: 5, claims: 3 } as const

/** What can be said before anything has come to its day: of what was written alone. Nothing once a claim has been resolved. */
export function firstFindings({ claims, today }: Mirror, assets: readonly MirrorAsset[]): readonly Found[] {
  if (claims.some(({ outcome, awaitsReview }) => outcome !== null || awaitsReview)) return []
  return [expectedHits(claims.filter(({ counts, until }) => counts && until >= today)), untested(assets)].flatMap(
    (finding) => finding ?? [],
  )
}

/** The sum of somebody's probabilities: how many of their claims they expect to come true. */
function expectedHits(claims: readonly MirrorClaim[]): Found | null {
  if (claims.length < FEWEST.claims) return null
  const n = claims.length
  const expected = exact(claims.reduce((sum, { probability }) => sum + probability, 0))
  return {
    kind: 'expected',
    title: `If you are as right as you are sure, ${expected} of your ${n} claims come true.`,
    evidence: `You were sure to ${listed(claims)}. None of these claims has come to its day yet.`,
    method:
      'How sure you said you were, (confidence − 0.5) / 10 each, added up over claims that are not decided yet. It says what you expect, and nothing of how it turns out: percentages are told from ten resolved claims on.',
    cost: null,
    note: `${n} claims`,
    entries: claims.map(({ assetId, ticker, sequence, on }) => ({ assetId, ticker, sequence, on })),
  }
}

/** Probabilities add up to hundredths: `3.45`, `3.5`, `3`. */
const exact = (sum: number): string => String(Number(sum.toFixed(2)))

/** `9, 7 (twice) and 6 of 10`, the surest first. */
function listed(claims: readonly MirrorClaim[]): string {
  const levels = [...Map.groupBy(claims, ({ confidence }) => confidence)].toSorted(([one], [other]) => other - one)
  const words = levels.map(([level, { length }]) => (length === 1 ? String(level) : `${level} (${times(length)})`))
  const all = words.length === 1 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
  return `${all} of 10`
}

/** Decisions of which none has a stop or a line of its own test: the other side of a credit. A thesis may still say it. */
function untested(assets: readonly MirrorAsset[]): Found | null {
  const decided = assets.flatMap(({ asset, entries }) =>
    entries.flatMap((entry) => (entry.kind === 'decision-recorded' ? [{ ticker: asset.facts.ticker, entry }] : [])),
  )
  const isTested = decided.some(({ entry }) => entry.ownTest || entry.levels?.stopLoss?.to)
  if (isTested || decided.length < FEWEST.decisions) return null
  const n = decided.length
  return {
    kind: 'untested',
    title: `None of your ${n} decisions has a stop or a “Wrong if” line.`,
    evidence:
      'What would prove you wrong may stand in a thesis. Only these two are looked at again when their price or day comes.',
    method: 'Counted from the entries. Only what was written beforehand can later be found kept, or held through.',
    cost: null,
    note: `0 of ${n}`,
    entries: decided.map(
      ({ ticker, entry }): EntryLink => ({
        assetId: entry.assetId,
        ticker,
        sequence: entry.sequence,
        on: decidedOn(entry),
      }),
    ),
  }
}
