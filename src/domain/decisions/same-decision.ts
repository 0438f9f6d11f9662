import Big from 'big.js'
import { canonicalJson } from '../ledger/canonical-json.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import type { Decimal } from '../prices/money.ts'
import type { DecisionDraft, OpeningDraft } from './decision.ts'

/** A request to record a decision, as it was sent and read. */
export type DecisionRequest = {
  readonly decisionId: string
  /** The asset in the request's address; null for one that adds an asset. */
  readonly assetId: number | null
  /** The whole body after it was checked, so that `10` and `"10.0"` are the same. */
  readonly body: object
  /** The price in the body, USD per unit. The draft's may have been found by the server. */
  readonly price: Decimal | null
  readonly draft: OpeningDraft | DecisionDraft
}

/**
 * All that a request says, as one text: equal for two requests exactly if they say the same. It is made of the whole body,
 * so that a field which is added to it later cannot be forgotten here. A field that is left out says the same as null.
 */
export const requestText = ({ assetId, body }: Pick<DecisionRequest, 'assetId' | 'body'>): string =>
  canonicalJson({ assetId, body: withoutNothing(body) })

/**
 * Whether an entry from before entries kept the hash of their request says what this request says. It recorded all of its
 * draft, and a price only if one was sent.
 */
export function saysTheSame(entry: Entry<DecisionRecorded>, { assetId, price, draft }: DecisionRequest): boolean {
  const { kind: _kind, sequence: _sequence, recordedAt: _recordedAt, ...recorded } = entry
  // The id of an asset that is added is given by the server, so the request names none.
  const ofEntry = { ...recorded, assetId: entry.asset === null ? entry.assetId : null }
  return decisionText(ofEntry, entry.price?.price ?? null) === decisionText({ ...draft, assetId }, price)
}

const decisionText = (decision: object, price: Decimal | null): string =>
  canonicalJson(withoutNothing({ ...decision, price: price === null ? null : new Big(price).toFixed() }))

/** The same value without the members that say nothing: null, undefined, and objects that have no other members. */
function withoutNothing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNothing)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, member]) => [name, withoutNothing(member)] as const)
  return Object.fromEntries(members.filter(([, member]) => !isNothing(member)))
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0)
