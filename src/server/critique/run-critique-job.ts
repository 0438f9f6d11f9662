import type { Logger } from 'pino'
import type { Asset, AssetEntry } from '#domain/assets/asset.ts'
import { correctedEntries } from '#domain/assets/corrected-entries.ts'
import { critiqueRequestInSteps } from '#domain/critique/critique-request.ts'
import { PROMPT_VERSION } from '#domain/critique/prompt/prompt-instructions.ts'
import type { CritiqueRecorded } from '#domain/ledger/critique-recorded.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import type { Write } from '../database/write.ts'
import { inTurns } from '../event-loop/in-turns.ts'
import { nextSlice } from '../event-loop/next-slice.ts'
import { listPrincipleEntries, readAssetEntries } from '../ledger/ledger-store.ts'
import { symbolOf } from '../ledger/read-model.ts'
import type { LiveHub } from '../live/live-hub.ts'
import { findMarketData } from '../prices/market-data.ts'
import { findImportMark } from '../receipts/import-mark.ts'
import { record } from '../recording/record.ts'
import type { Critic, CritiqueResult } from './critic.ts'
import { type CritiqueJob, finishCritique, holdCritique, releaseCritique, returnCritique } from './critique-store.ts'
import type { CritiqueTexts } from './critique-texts.ts'
import { type FactSources, withFacts } from './facts/critique-facts.ts'

/** After this long, another runner may take the job of one that died. */
const LOCK_MS = 60_000
const HOLD_EVERY_MS = 20_000
/** Each attempt is a question that may cost money. After these, the critique is recorded as failed at its next turn. */
const MAX_ATTEMPTS = 5
/** How often to try to record that the critique failed, which costs nothing, before the job is deleted. */
const MAX_TRIES_TO_GIVE_UP = 5

/** What running critiques needs. */
export type Needs = {
  readonly database: OpenDatabase
  readonly write: Write
  readonly critic: Critic
  /** Where to ask for facts; without it, none are asked for. */
  readonly facts?: FactSources
  readonly live: LiveHub
  readonly texts: CritiqueTexts
  readonly log: Logger
  readonly now: () => string
}

/** Until when a runner that takes a job at this instant has it for itself. */
export const lockedUntil = (now: string): string => later(now, LOCK_MS)

/** Writes the critique of a job and records it, or why there is none. @param signal ends it; the job is then returned */
export async function runJob(needs: Needs, job: CritiqueJob, signal: AbortSignal): Promise<void> {
  const { database, log, now } = needs
  const hold = setInterval(() => {
    holdCritique(database.db, job, lockedUntil(now())).catch((err) =>
      log.warn({ err }, 'the lock of a critique job could not be extended'),
    )
  }, HOLD_EVERY_MS)
  try {
    if (job.attempts <= MAX_ATTEMPTS) await writeCritique(needs, job, signal)
    else await giveUp(needs, job)
  } catch (err) {
    log.error({ err, decisionId: job.decisionId, attempts: job.attempts }, 'a critique could not be recorded')
    await releaseCritique(database.db, job, later(now(), Math.min(2 ** job.attempts, 600) * 1000))
  } finally {
    clearInterval(hold)
  }
}

/** Records that the critique failed; the user can ask for it again. */
async function giveUp(needs: Needs, job: CritiqueJob): Promise<void> {
  try {
    await recordCritique(needs, job, givenUp(needs.critic), { durationMs: 0, isOutdated: () => false })
  } catch (err) {
    if (job.attempts < MAX_ATTEMPTS + MAX_TRIES_TO_GIVE_UP) throw err
    needs.log.error({ err, decisionId: job.decisionId }, 'the failure of a critique could not be recorded')
    await finishCritique(needs.database.db, job)
  }
}

const givenUp = (critic: Critic): CritiqueResult => ({
  status: 'failed',
  reason: `This critique was tried ${MAX_ATTEMPTS} times and could not be recorded; the server's log says why. Your decision is recorded.`,
  text: '',
  model: critic.name,
  promptVersion: PROMPT_VERSION,
  promptHash: '',
})

const NO_SOURCES: FactSources = { filings: null, headlines: null, journal: null, market: null }

async function writeCritique(needs: Needs, job: CritiqueJob, signal: AbortSignal): Promise<void> {
  const { database, critic, facts: sources = NO_SOURCES, texts, now } = needs
  // The parts of this take milliseconds each in a long journal: whoever asks for something waits for one of them at most.
  await nextSlice()
  const entries = await readAssetEntries(database.db, job.userId, job.assetId)
  // The ticker as corrected: a mistyped one may belong to another company, with splits of its own.
  const [opening] = correctedEntries(entries)
  const asset = opening?.kind === 'decision-recorded' ? opening.asset : null
  const { splits } = await findMarketData(database.db, asset && symbolOf(asset))
  const principles = await listPrincipleEntries(database.db, job.userId)
  const imported = (await findImportMark(database.db, job.userId))?.entries
  const request = await inTurns(critiqueRequestInSteps(entries, principles, job.decisionId, splits, imported))
  if (!request) {
    await finishCritique(database.db, job)
    return
  }
  const writing = texts.open(job.userId, job.assetId, job.decisionId)
  const startedAt = now()
  try {
    await nextSlice()
    const informed = await withFacts(sources, request, entries, job, signal)
    await nextSlice()
    const result = await critic.critique(informed.request, (text) => writing.add(text), signal, job.userId)
    if (signal.aborted) return await returnCritique(database.db, job, now())
    await recordCritique(
      needs,
      job,
      { ...result, ...informed.stored },
      {
        durationMs: Date.parse(now()) - Date.parse(startedAt),
        isOutdated: (asset) => isCorrectedSince(asset, entries, job),
      },
    )
  } finally {
    writing.close()
  }
}

type Writing = {
  readonly durationMs: number
  /** Whether what the critic was given is no longer what the asset says. */
  readonly isOutdated: (asset: Asset) => boolean
}

/** What its critic was given was corrected while it wrote: as an entry after the correction, the critique would pass for one that knows it. */
function isCorrectedSince({ corrections }: Asset, given: readonly AssetEntry[], { decisionId }: CritiqueJob): boolean {
  const decision = given.find((entry) => entry.kind === 'decision-recorded' && entry.decisionId === decisionId)
  const last = given.at(-1)
  return corrections.some(
    ({ sequence, correctsSequence }) =>
      sequence > (last?.sequence ?? 0) && correctsSequence <= (decision?.sequence ?? 0),
  )
}

async function recordCritique(
  needs: Needs,
  job: CritiqueJob,
  result: CritiqueResult,
  { durationMs, isOutdated }: Writing,
): Promise<void> {
  const { userId, assetId, decisionId } = job
  const fact: CritiqueRecorded = {
    kind: 'critique-recorded',
    decisionId,
    assetId,
    ...wellFormed(result),
    durationMs,
  }
  await record(needs, userId, { assetId }, async ({ trx, asset, now }) => {
    if (asset && isOutdated(asset)) {
      await returnCritique(trx, job, now)
      return null
    }
    // Only the runner whose job still exists may record, so that a second runner records nothing.
    return (await finishCritique(trx, job)) ? { fact } : null
  })
}

/** A model's text may end in half of a character; a ledger entry must not, because its hash is of UTF-8 bytes. */
const wellFormed = (result: CritiqueResult): CritiqueResult => ({
  ...result,
  reason: result.reason?.toWellFormed() ?? null,
  text: result.text.toWellFormed(),
  model: result.model.toWellFormed(),
})

const later = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString()
