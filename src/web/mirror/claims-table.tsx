import type { MirrorView } from '#contract/mirror.ts'
import type { ClaimView } from '#contract/mirror-claims.ts'
import { hasComeToItsDay } from '#domain/claims/claim-days.ts'
import { shareWords } from '#domain/figure-format.ts'
import type { Language } from '#domain/locale.ts'
import { toldClosesWords } from '#domain/mirror/claims/told-closes-format.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { actionName } from '#web/language/action-names.ts'
import { claimTextsIn } from '#web/language/claim-texts.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { classes } from '#web/ui/classes.ts'
import { formatDay } from '#web/ui/format.ts'
import { FoldedRows } from './folded-rows.tsx'
import { Instrument } from './instrument.tsx'
import { MirrorEntryLink } from './mirror-entry-link.tsx'
import { mirrorMessages } from './mirror-messages.ts'
import styles from './mirror-page.module.css'
import tables from './mirror-tables.module.css'
import { type ScoreMessages, scoreMessages } from './score-messages.ts'

type ClaimsProps = { user: string; mirror: MirrorView }

/** A table of all claims, with the day on which each is resolved and its outcome. */
export function ClaimsTable({ user, mirror: { claims, assets } }: ClaimsProps) {
  const language = useLanguage()
  const { table } = scoreMessages(language)
  const texts = claimTextsIn(language)
  const { claims: claimsOf } = mirrorMessages(language)
  const today = marketDayOf(new Date().toISOString())
  const unresolved = claims.filter(isUnresolved)
  const waiting = unresolved.filter((claim) => hasComeToItsDay(claim, today)).length
  const supposed = claims.filter(({ isSupposed, leftOut }) => isSupposed && leftOut === null).length
  const leftOut = claims.filter((claim) => claim.leftOut !== null).length
  return (
    <Instrument
      name={table.name}
      n={table.n(claimsOf(claims.length), unresolved.length - waiting, waiting)}
      isSilent
      method={
        <>
          <p>{table.method}</p>
          {supposed > 0 && <p>{table.supposed(supposed)}</p>}
          {leftOut > 0 && <p>{table.leftOut(leftOut)}</p>}
        </>
      }
    >
      <FoldedRows name="claims" label={table.table} rows={claims.toReversed()}>
        {(drawn) => (
          <table className={classes(styles.table, tables.claims)}>
            <caption>{table.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{table.columns.decided}</th>
                <th scope="col">{table.columns.claim}</th>
                <th scope="col">{table.columns.said}</th>
                <th scope="col">{table.columns.cameTrue}</th>
              </tr>
            </thead>
            <tbody>
              {drawn.map((claim) => (
                <tr key={claim.sequence}>
                  <td>
                    <MirrorEntryLink user={user} assets={assets} entry={claim}>
                      {formatDay(claim.on, language)}
                    </MirrorEntryLink>
                  </td>
                  <td>
                    {table.claim(
                      claim.words,
                      actionName(claim.action, language),
                      claim.isSupposed && claim.leftOut === null,
                    )}
                    {claim.closes && (
                      <span className={tables.closes}>{toldClosesWords(claim.ticker, claim.closes, texts)}</span>
                    )}
                  </td>
                  <td>{saidWords(claim, language)}</td>
                  <td>{outcomeWords(claim, today, table)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </FoldedRows>
    </Instrument>
  )
}

function saidWords({ confidence, probability }: ClaimView, language: Language): string {
  const { table } = scoreMessages(language)
  if (confidence === null || probability === null) return table.saidUnderReview
  return table.said(String(confidence), shareWords(probability, language))
}

const isUnresolved = ({ outcome, awaitsReview, leftOut }: ClaimView): boolean =>
  outcome === null && !awaitsReview && leftOut === null

function outcomeWords(claim: ClaimView, today: string, messages: ScoreMessages['table']): string {
  const { outcome, counts, awaitsReview, leftOut } = claim
  if (leftOut !== null) return messages.isLeftOut
  if (awaitsReview) return messages.toldByReview
  if (outcome === null) return hasComeToItsDay(claim, today) ? messages.awaited : messages.open
  const words = messages.outcomes[outcome]
  return counts ? words : messages.notScored(words)
}
