import { accept, type Result, refuse } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'

/** The moment of the known price that a form had filled in, in the form in which an entry keeps it. None is of the time to come. */
export function checkKnownAt(written: string | null, now: Instant): Result<Instant | null> {
  const knownAt = written && new Date(written).toISOString()
  return knownAt && knownAt > now
    ? refuse({ code: 'invalid', field: 'knownPriceAt', message: 'A known price is of an earlier time than now.' })
    : accept(knownAt)
}
