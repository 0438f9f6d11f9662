import type { MirrorView } from '#contract/mirror.ts'
import type { ClaimView } from '#contract/mirror-claims.ts'
import { shareWords } from '#domain/figure-format.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { formatDay } from '#web/ui/format.ts'
import { FoldedRows } from './folded-rows.tsx'
import { counted, Instrument } from './instrument.tsx'
import { MirrorEntryLink } from './mirror-entry-link.tsx'
import styles from './mirror-page.module.css'

type ClaimsProps = { user: string; mirror: MirrorView }

/** A table of all claims, with the day on which each is resolved and its outcome. */
export function ClaimsTable({ user, mirror: { claims, assets } }: ClaimsProps) {
  const today = marketDayOf(new Date().toISOString())
  const unresolved = claims.filter(isUnresolved)
  const waiting = unresolved.filter(({ until }) => until < today).length
  const supposed = claims.filter(({ isSupposed, leftOut }) => isSupposed && leftOut === null).length
  const leftOut = claims.filter((claim) => claim.leftOut !== null).length
  return (
    <Instrument
      name="Claims"
      n={`${counted(claims.length, 'claim')}, ${unresolved.length - waiting} open${waiting > 0 ? `, ${waiting} waiting for closes` : ''}`}
      isSilent
      method={
        <>
          <p>
            A claim resolves on the day that it names and not before, by daily closes, price only. A missing close is
            waited for ten trading days, after Candor itself did not run from its first day on; then it cannot be
            resolved.
          </p>
          {supposed > 0 && (
            <p>
              {counted(supposed, 'claim')} supposed: those decisions name none, so they carry the usual one, twelve
              months against SPY. A close of {supposed === 1 ? 'it' : 'them'} is waited for without end.
            </p>
          )}
          {leftOut > 0 && (
            <p>
              {counted(leftOut, 'claim')} left out, neither resolved nor scored: of options whose decisions do not say
              which way the share goes, or that expire before another close.
            </p>
          )}
        </>
      }
    >
      <FoldedRows label="Table" rows={claims.toReversed()}>
        {(drawn) => (
          <table className={styles.table}>
            <caption>Claims, newest first</caption>
            <thead>
              <tr>
                <th scope="col">Decided</th>
                <th scope="col">Claim</th>
                <th scope="col">Said</th>
                <th scope="col">Came true</th>
              </tr>
            </thead>
            <tbody>
              {drawn.map((claim) => (
                <tr key={claim.sequence}>
                  <td>
                    <MirrorEntryLink user={user} assets={assets} entry={claim}>
                      {formatDay(claim.on)}
                    </MirrorEntryLink>
                  </td>
                  <td>
                    {claim.words} ({claim.action}
                    {claim.isSupposed && claim.leftOut === null && ', supposed'})
                  </td>
                  <td>
                    {claim.confidence} of 10, {shareWords(claim.probability)}
                  </td>
                  <td>{outcomeWords(claim, today)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </FoldedRows>
    </Instrument>
  )
}

const OUTCOMES = { 'came-true': 'yes', 'did-not-come-true': 'no', unresolvable: 'cannot be told' } as const

const isUnresolved = ({ outcome, awaitsReview, leftOut }: ClaimView): boolean =>
  outcome === null && !awaitsReview && leftOut === null

function outcomeWords(claim: ClaimView, today: string): string {
  const { outcome, counts, awaitsReview, leftOut, until } = claim
  if (leftOut !== null) return 'left out'
  if (awaitsReview) return 'told by its review'
  if (outcome === null) return until < today ? 'its day has come; waits for closes' : 'open'
  return counts ? OUTCOMES[outcome] : `${OUTCOMES[outcome]}; written later or imported, so not scored`
}
