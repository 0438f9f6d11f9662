import type { UnusualFigure } from '#domain/decisions/unusual-figures.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { type DraftCopy, type DraftPlace, findCopy, putCopy } from '#web/drafts/draft-copies.ts'
import type { DraftFields } from '#web/ui/draft.ts'

type Queued = DraftPlace & {
  readonly user: string
  readonly fields: DraftFields & { readonly decisionId: string }
  readonly path: string
  readonly body: object
  /** The unusual figures that the user has confirmed by sending a second time. */
  readonly unusual: readonly UnusualFigure[]
}

/**
 * Keeps a decision that could not be sent, until there is a connection.
 * @returns whether it was stored, because the storage of the browser may be full
 */
export function queueDecision({ user, form, assetId, fields, path, body, unusual }: Queued): boolean {
  const now = new Date().toISOString()
  const draftId = fields.decisionId
  const before = findCopy(user, draftId)
  const copy: DraftCopy = {
    ...{ draftId, form, assetId, fields, editedAt: now, isStored: false, refusal: null },
    ...{ revision: before?.revision ?? null, rival: before?.rival ?? null },
    queued: { path, body: { ...body }, writtenOn: marketDayOf(now), settled: unusual.map(settledAs) },
  }
  return putCopy(user, copy)
}

/** The key of a confirmed figure: a confirmation stays valid even if the latest price changes. */
export const settledAs = ({ kind, typed }: UnusualFigure): string => `${kind} ${typed}`
