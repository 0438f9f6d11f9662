import Big from 'big.js'
import { canonicalJson } from '../ledger/canonical-json.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import type { Decimal } from '../prices/money.ts'
import type { DecisionDraft, OpeningDraft } from './decision.ts'

/** A request to record a decision, after it was parsed. */
export type DecisionRequest = {
  readonly decisionId: string
  /** The asset in the request's address; null for a request that adds an asset. */
  readonly assetId: number | null
  /** The whole body after parsing, so that `10` and `"10.0"` are the same. */
  readonly body: object
  /** The price in the body, USD per unit. The draft's price may come from the server instead. */
  readonly price: Decimal | null
  readonly draft: OpeningDraft | DecisionDraft
}

/**
 * The whole content of a request as one text: two requests have the same text exactly if they say the same. It is made of the
 * whole body, so that a field added later cannot be forgotten here. A field that is left out equals null.
 */
export const requestText = ({ assetId, body }: Pick<DecisionRequest, 'assetId' | 'body'>): string =>
  canonicalJson({ assetId, body: withoutNothing(body) })

/**
 * Whether an entry from before requests were hashed says the same as this request. Such an entry contains its whole draft, and a
 * price only if one was sent.
 */
export function saysTheSame(entry: Entry<DecisionRecorded>, { assetId, price, draft }: DecisionRequest): boolean {
  const { kind: _kind, sequence: _sequence, recordedAt: _recordedAt, ...recorded } = entry
  // The server assigns the id of a new asset, so the request does not name it.
  const ofEntry = { ...recorded, assetId: entry.asset === null ? entry.assetId : null }
  return decisionText(ofEntry, entry.price?.price ?? null) === decisionText({ ...draft, assetId }, price)
}

const decisionText = (decision: object, price: Decimal | null): string =>
  canonicalJson(withoutNothing({ ...decision, price: price === null ? null : new Big(price).toFixed() }))

/** The same value without empty members: null, undefined, and objects that have no other members. */
function withoutNothing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNothing)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, member]) => [name, withoutNothing(member)] as const)
  return Object.fromEntries(members.filter(([, member]) => !isNothing(member)))
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0)
