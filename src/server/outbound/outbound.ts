import { setTimeout as after } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { UsageView } from '#contract/settings.ts'
import type { Db } from '../database/open-database.ts'
import { forgetOldAnswers } from './answer-store.ts'
import { findSpent, forgetOldBudgets, type Limits } from './budget-store.ts'
import { listFailures, type StoredFailure } from './failure-store.ts'
import type { Wait } from './http-fetch.ts'
import { makeOutboundProvider, type OutboundProvider } from './outbound-provider.ts'

/** Every call that gets data from somebody else, by provider. */
export type Outbound = {
  /** The same one for the same name: its limits count for whoever calls it. */
  provider(limits: ProviderLimits): OutboundProvider
  /** How every provider that is set up fares. */
  usage(): Promise<UsageView[]>
  /** The clock and the waiting of everything that goes out. */
  readonly now: () => string
  readonly wait: Wait
}

export type ProviderLimits = Limits & {
  /** The only origins that are ever called in this provider's name, e.g. `https://api.massive.com`. */
  readonly origins: readonly string[]
}

/** What it needs of the world. Tests give their own clock and their own waiting. */
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
  /** Once a day, on the way of a call: what has expired is of no use to anybody. */
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

/** Without holding a process open that wants to end. */
const waitInBackground: Wait = (ms, signal) => after(ms, undefined, { ref: false, ...(signal ? { signal } : {}) })
