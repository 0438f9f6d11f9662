import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time.ts'
import { rewriteIfDue } from '../accounts/erasure/rewrite-database.ts'
import type { AppContext } from '../app-context.ts'
import { tellEarlierCloses } from '../levels/earlier-closes.ts'
import { putOlderClosesRight } from '../levels/older-closes.ts'
import { lookAtClaims } from '../mirror/claim-resolution-job.ts'
import { dropOlderTypedSplits } from '../prices/older-typed-splits.ts'
import { runPriceRefresh } from '../prices/price-refresh-job.ts'
import { sendDueRecaps } from '../recap/recap-job.ts'
import { anchorHeads } from '../receipts/anchor-job.ts'
import { repeat } from './repeat.ts'

const LOOK_AT_PRICES_EVERY_MS = MINUTE_MS
/** A claim is resolved on its day: an hour sooner or later is no matter. */
const LOOK_AT_CLAIMS_EVERY_MS = HOUR_MS
const ANCHOR_EVERY_MS = 15 * MINUTE_MS
/** Erased accounts are gone from the file within this time, however many there are. */
const REWRITE_EVERY_MS = 10 * MINUTE_MS
const LOOK_FOR_COMPANIES_EVERY_MS = DAY_MS

/**
 * Begins what Candor does by itself while it runs. Of several processes on a database only the one that leads does what concerns all.
 * @returns a function that ends it
 */
export function startBackgroundJobs(context: AppContext): () => void {
  const jobs = [
    context.config.isDemo ? null : keepCompaniesFresh(context),
    refreshPricesAndClaims(context),
    anchorLedgers(context),
    rewriteAfterErasures(context),
  ]
  return () => {
    for (const stop of jobs) stop?.()
  }
}

/** The local list serves until the SEC's has come, and where it never comes. */
const keepCompaniesFresh = ({ companies, leads, log, now }: AppContext) =>
  repeat(
    async () => {
      if (await leads())
        log.info({ outcome: await companies.refresh(now()) }, 'outcome of refreshing the company directory')
    },
    {
      everyMs: LOOK_FOR_COMPANIES_EVERY_MS,
      isBegunNow: true,
      onFailure: (err) => log.warn({ err }, 'the company directory could not be refreshed'),
    },
  )

/** Prices, and every so often what waits for prices: claims whose day has come, and recaps. Where one fails, the others go on. */
function refreshPricesAndClaims(context: AppContext) {
  const warning = (message: string) => (err: unknown) => context.log.warn({ err }, message)
  let claimsAt = 0
  const round = async () => {
    if (!(await context.leads())) return
    await putOlderClosesRight(context).catch(warning('closes could not be looked at'))
    await dropOlderTypedSplits(context).catch(warning('typed splits could not be looked at'))
    await tellEarlierCloses(context).catch(warning('closes could not be looked at'))
    await runPriceRefresh(context).catch(warning('prices could not be refreshed'))
    if (Date.now() - claimsAt < LOOK_AT_CLAIMS_EVERY_MS) return
    claimsAt = Date.now()
    await lookAtClaims(context).catch(warning('claims could not be resolved'))
    await sendDueRecaps(context).catch(warning('recaps could not be sent'))
  }
  return repeat(round, {
    everyMs: LOOK_AT_PRICES_EVERY_MS,
    isBegunNow: true,
    onFailure: warning('prices could not be refreshed'),
  })
}

/** Apart from prices and claims, which a slow calendar keeps waiting neither. */
function anchorLedgers(context: AppContext) {
  const { calendar, leads, log } = context
  if (!calendar) return null
  const round = async () => {
    if (await leads()) await anchorHeads(context)
  }
  return repeat(round, {
    everyMs: ANCHOR_EVERY_MS,
    isBegunNow: false,
    onFailure: (err) => log.warn({ err }, 'heads of ledgers could not be anchored'),
  })
}

/** Seldom: while the file is written anew, writes wait. */
const rewriteAfterErasures = (context: AppContext) =>
  repeat(() => rewriteIfDue(context), {
    everyMs: REWRITE_EVERY_MS,
    isBegunNow: true,
    onFailure: (err) => context.log.warn({ err }, 'the database could not be written anew after an erasure'),
  })
