import { setTimeout as after } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { UsageView } from '#contract/settings.ts'
import type { Db } from '../database/open-database.ts'
import { forgetOldAnswers } from './answer-store.ts'
import { findSpent, forgetOldBudgets, type Limits } from './budget-store.ts'
import { listFailures, type StoredFailure } from './failure-store.ts'
import type { Wait } from './http-fetch.ts'
import { makeOutboundProvider, type OutboundProvider } from './outbound-provider.ts'

/** All calls for data from other companies, by provider. */
export type Outbound = {
  /** Gives the same provider for the same name, so that its limits hold for all callers together. */
  provider(limits: ProviderLimits): OutboundProvider
  /** The usage and the last failure of every provider that is set up. */
  usage(): Promise<UsageView[]>
  /** The clock and the waiting that all calls use. */
  readonly now: () => string
  readonly wait: Wait
}

export type ProviderLimits = Limits & {
  /** The only origins that are ever called for this provider, e.g. `https://api.massive.com`. */
  readonly origins: readonly string[]
}

/** What it needs from outside. Tests give their own clock and their own waiting. */
type OutboundNeeds = {
  readonly db: Db
  readonly now: () => string
  readonly log: Pick<Logger, 'warn'>
  readonly wait?: Wait
  /** From 0 to 1, for the jitter of retries. */
  readonly random?: () => number
}

export function openOutbound({ db, now, log, wait = waitInBackground, random = Math.random }: OutboundNeeds): Outbound {
  const providers = new Map<string, OutboundProvider>()
  let tidiedOn = ''
  /** Deletes what has expired, once a day, before a call. */
  const tidy = async () => {
    const today = now().slice(0, 'YYYY-MM-DD'.length)
    if (tidiedOn === today) return
    tidiedOn = today
    await forgetOldBudgets(db, now())
    await forgetOldAnswers(db, now())
  }
  return {
    now,
    wait,
    provider(limits) {
      const cached = providers.get(limits.name)
      if (cached) return cached
      const made = makeOutboundProvider({ limits, db, now, log, wait, random, tidy })
      providers.set(limits.name, made)
      return made
    },
    async usage() {
      const failures = await listFailures(db)
      return Promise.all([...providers.values()].map((provider) => show(db, provider, failures, now())))
    },
  }
}

async function show(
  db: Db,
  { limits, pausedUntil }: OutboundProvider,
  failures: ReadonlyMap<string, StoredFailure>,
  now: string,
): Promise<UsageView> {
  const { name, perMinute, perDay } = limits
  const spent = await findSpent(db, name, now)
  return {
    name,
    minute: perMinute > 0 ? { used: spent.minute, limit: perMinute } : null,
    day: perDay > 0 ? { used: spent.day, limit: perDay } : null,
    pausedUntil: pausedUntil(),
    lastFailure: failures.get(name) ?? null,
  }
}

/** Waits without keeping alive a process that wants to end. */
const waitInBackground: Wait = (ms, signal) => after(ms, undefined, { ref: false, ...(signal ? { signal } : {}) })
