/** The events of a signed-in user's event stream. The key is the event's name, and the value its data as JSON. */
export type LiveEvents = {
  /** The first event: the journal's last entry. A page that knows of fewer entries has missed something. */
  standing: Place
  /**
   * An entry about an asset was recorded, so the asset and the lists on the page are out of date. A critique changes neither lists, figures,
   * drafts nor reviews that are due.
   */
  recorded: { assetId: number; isCritique?: true } & Recorded
  /** The user's principles changed. */
  'principles-changed': Recorded
  /** A draft was begun, thrown away, or changed on another device than before. */
  'drafts-changed': Record<string, never>
  /** More text of a critique that is being written. `from` is its position in the text, so a repeat does no harm. */
  'critique-text': { assetId: number; decisionId: string; from: number; text: string }
  /** The session ended, here or in another tab. */
  'signed-out': Record<string, never>
}

/** The sequence of a journal's last entry; 0 before the first. */
type Place = { sequence: number }

/** `after`: the sequence of the journal's last entry before this one was recorded. */
type Recorded = Place & { after: number }

/** The header of an asset's answer that names the last entry of the user's journal which the answer takes into account. */
export type JournalSequenceHeader = 'journal-sequence'
