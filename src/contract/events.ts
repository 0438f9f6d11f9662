/** What the one event stream of a signed-in user carries. The event's name is the key, its data the value as JSON. */
export type LiveEvents = {
  /** First of all: where the journal ends now. Who knows of fewer entries has missed something. */
  standing: Place
  /** Something was recorded: what the page shows of this asset and of the lists is out of date. */
  recorded: { assetId: number } & Recorded
  /** The user's principles changed. */
  'principles-changed': Recorded
  /** A draft was begun, thrown away, or changed on another device than before. */
  'drafts-changed': Record<string, never>
  /** More text of a critique that is being written. `from` is its place in the whole, so a repeat does no harm. */
  'critique-text': { assetId: number; decisionId: string; from: number; text: string }
  /** The session ended, here or in another tab. */
  'signed-out': Record<string, never>
}

/** The place of a journal's last entry, 0 before the first. */
type Place = { sequence: number }

/** `after`: the place that the journal's last entry had before this was recorded. */
type Recorded = Place & { after: number }

/** The header in which an asset's answer tells the place in the user's journal up to which it knows of every entry. */
export type JournalSequenceHeader = 'journal-sequence'
