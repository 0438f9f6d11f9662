/** What the one event stream of a signed-in user carries. The event's name is the key, its data the value as JSON. */
export type LiveEvents = {
  /** Something was recorded: what the page shows of this asset and of the lists is out of date. */
  recorded: { assetId: number; sequence: number }
  /** The user's principles changed. */
  'principles-changed': { sequence: number }
  /** More text of a critique that is being written. `from` is its place in the whole, so a repeat does no harm. */
  'critique-text': { assetId: number; decisionId: string; from: number; text: string }
  /** The session ended, here or in another tab. */
  'signed-out': Record<string, never>
}
