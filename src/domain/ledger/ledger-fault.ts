/** The kinds of faults of a ledger, or of the rows stored beside it. Programs read these names, so they never change. */
export type FaultKind = keyof typeof SENTENCES

/** One fault, with the entries concerned: from `sequence` to `lastSequence`, which may be the same. */
export type LedgerFault = {
  readonly kind: FaultKind
  readonly sequence: number
  readonly lastSequence: number
  /** What the sentence needs besides: another user's id, an asset, or another entry's sequence. */
  readonly detail: string
}

/** Faults of the rows that are stored for the lists and for the Journal. The ledger itself is whole, and `rebuild` repairs the rows. */
const OF_THE_LISTS: ReadonlySet<FaultKind> = new Set([
  'asset-row-changed',
  'asset-row-removed',
  'asset-row-added',
  'journal-row-changed',
  'journal-row-removed',
  'journal-row-added',
  'journal-words-removed',
  'journal-end-changed',
])

export const isOfTheLists = ({ kind }: LedgerFault): boolean => OF_THE_LISTS.has(kind)

/** Faults of one asset, such as two openings under one number, which an earlier Candor could write. Other assets are whole. */
const OF_ONE_ASSET: ReadonlySet<FaultKind> = new Set([
  'asset-opened-twice',
  'company-opened-twice',
  'asset-not-replayed',
])

/** Faults of the journal as a whole, outside of the ledgers. */
const OF_THE_JOURNAL: ReadonlySet<FaultKind> = new Set([
  'account-removed',
  'account-exchanged',
  'account-without-sign-in',
  'trigger-missing',
  'trigger-changed',
  'heads-unreadable',
  'heads-removed',
])

/** Faults of the file that remembers outside the database where each ledger ended. They concern every ledger: any may have been cut. */
const OF_THE_HEADS: ReadonlySet<FaultKind> = new Set(['heads-unreadable', 'heads-removed'])

export const isOfTheHeads = ({ kind }: LedgerFault): boolean => OF_THE_HEADS.has(kind)

/** Whether the ledger itself is not as it was recorded, so that nothing computed from it can be trusted. */
export const isOfTheChain = (fault: LedgerFault): boolean =>
  !isOfTheLists(fault) && !OF_ONE_ASSET.has(fault.kind) && !OF_THE_JOURNAL.has(fault.kind)

/** Adds a fault, or extends the one before it when the next entry has the same fault. */
export function addFault(
  faults: LedgerFault[],
  kind: FaultKind,
  sequence: number,
  detail = '',
  lastSequence = sequence,
): void {
  const index = faults.findLastIndex((fault) => fault.kind === kind)
  const before = faults[index]
  if (before && before.detail === detail && before.lastSequence === sequence - 1)
    faults[index] = { ...before, lastSequence }
  else faults.push({ kind, sequence, lastSequence, detail })
}

/** `entry 3`, `entries 3 to 5` */
export const entriesOf = ({ sequence, lastSequence }: Pick<LedgerFault, 'sequence' | 'lastSequence'>): string =>
  sequence === lastSequence ? `entry ${sequence}` : `entries ${sequence} to ${lastSequence}`

/** The fault in a sentence for people, without its entry and user. */
export const describeFault = (fault: LedgerFault): string => SENTENCES[fault.kind](fault.detail)

/** A running Candor would write the marker's count of lines once more. */
const BEGIN_ANEW =
  'Compare with a backup; then, while Candor is stopped, move it and the marker beside it away: the next start writes both anew.'

const SENTENCES = {
  'content-changed': () => 'What it says is not what was recorded.',
  'content-unreadable': () => 'What it says cannot be read.',
  'hash-changed': () => 'Its hash was changed; what it says is what was recorded.',
  'previous-hash-changed': () => 'The hash of the entry before it was changed here; what it says is what was recorded.',
  'kind-changed': () => 'The column kind is not what the entry says.',
  'asset-id-changed': () => 'The column asset_id is not what the entry says, which hides it or shows it elsewhere.',
  'decision-id-changed': () => 'The column decision_id is not what the entry says.',
  'recorded-at-changed': () => 'The column recorded_at is not what the entry says.',
  'user-changed': (user: string) => `It was recorded for another user: ${user}.`,
  'entry-moved': (recordedAs: string) => `It stands out of its place: it was recorded as ${recordedAs}.`,
  'entry-removed': () => 'It is missing between the entries that stand before and after it.',
  'entry-added': (hasMore: string) =>
    `It stands where nothing was recorded.${hasMore && ' Which of the entries behind it Candor recorded cannot be told.'}`,
  'entry-replaced': () =>
    'It was replaced by another one that is sealed by itself: the entries beside it do not fit it.',
  'version-lowered': () =>
    'It was sealed in the older way, which does not cover its user, after the newer one had begun.',
  'tail-cut': () => 'It was recorded and is gone from the end.',
  'tail-rewritten': () =>
    'The ledger does not end as it was recorded: entries up to here were written and sealed anew.',
  'ledger-removed': (rest: string) => `Every entry of this user was recorded and is gone.${rest && ` ${rest}`}`,
  'end-removed': () => 'The note of where this ledger ends is gone (ledger_heads), so a cut would not show.',
  'end-changed': (user: string) =>
    `The note of where this ledger ends ${user === '' ? 'was changed' : `is that of another user, ${user}`} (ledger_heads), so a cut would not show.`,
  'asset-opened-twice': (openedBefore: string) => `It opens an asset under a number that is taken: ${openedBefore}.`,
  'company-opened-twice': (openedBefore: string) => `It opens a company that is on a list already: ${openedBefore}.`,
  'asset-not-replayed': (why: string) => `The entries of this asset contradict each other: ${why}.`,
  'asset-row-changed': (asset: string) => `The row of ${asset} does not equal the replay of its entries.`,
  'asset-row-removed': (asset: string) => `The row of ${asset} is missing.`,
  'asset-row-added': (asset: string) => `The row of ${asset} stands in no entry.`,
  'journal-row-changed': () =>
    'The row by which the Journal filters it (journal_items) is not what the entry says, which hides it or shows it elsewhere.',
  'journal-row-removed': () =>
    'The row by which the Journal filters it (journal_items) is gone, so that the Journal does not show it.',
  'journal-row-added': () => 'A row of the Journal (journal_items) stands where there is no entry for it.',
  'journal-words-removed': () =>
    'The words by which the Journal finds it (journal_words) are gone, so that a search does not show it.',
  'journal-end-changed': () =>
    'The Journal’s rows are noted to go further than the entries (journal_ends), so that it would not show the next ones.',
  'asset-row-without-ledger': (asset: string) => `The row of ${asset} belongs to a user without any entry.`,
  'receipt-changed': () => 'The receipt of this place (receipts) is not one that was signed for it.',
  'receipt-contradicted': (signedAt: string) =>
    `The receipt signed on ${signedAt.slice(0, 'YYYY-MM-DD'.length)} says that another entry stood here: entries were written anew, or are gone.`,
  'anchor-changed': () =>
    'The receipt that was sent to a calendar for this place (anchors) is not one that was signed for it, so its proof is of no use.',
  'import-mark-changed': () =>
    'The mark of how many entries were imported (imports) is not the one of the import, so figures count what they must not, or leave out what they must count.',
  'import-mark-removed': () =>
    'The mark of how many entries were imported (imports) is gone, so figures count claims that nobody witnessed.',
  'user-removed': (table: string) =>
    `Neither the account of this user nor a ledger is left, nor the mark of an erasure, and rows of theirs still stand (${table}): somebody removed them.`,
  'head-went-back': (rememberedAt: string) =>
    `Outside the database (candor.heads) it is remembered to have ended this ledger on ${rememberedAt.slice(0, 'YYYY-MM-DD'.length)}, and it is gone or another one: an older copy was put back, or entries were written anew.`,
  'account-removed': () =>
    'The account of this user is gone, so nobody can sign in to what they recorded. It still stands.',
  'account-exchanged': (name: string) =>
    `Outside the database (candor.heads) another name is remembered for the account of this ledger than ${name}: somebody changed or exchanged accounts, so whoever signs in may read another’s journal.`,
  'account-without-sign-in': () =>
    'Its account has neither a password nor another way to sign in (credentials, passkeys), so nobody can read what they recorded. It still stands.',
  'trigger-missing': (trigger: string) =>
    `The trigger ${trigger} is gone, which keeps what was recorded from being changed. The next start makes it again; whether anything was changed meanwhile, only the chain says.`,
  'trigger-changed': (trigger: string) =>
    `The trigger ${trigger}, which keeps what was recorded from being changed, is another one under its name. The next start makes it again; whether anything was changed meanwhile, only the chain says.`,
  'heads-unreadable': (lines: string) =>
    `Outside the database (candor.heads) it is remembered where each ledger ended, and that file cannot be read any more${lines && ` (${lines})`}: a ledger that was cut or removed might go unnoticed. It is left as it is. ${BEGIN_ANEW}`,
  'heads-removed': (lines: string) =>
    `Outside the database (candor.heads) it is remembered where each ledger ended, and ${lines && `${lines} `}lines of that file are gone: a ledger that was cut or removed might go unnoticed. ${BEGIN_ANEW}`,
  'erasure-forged': () =>
    'The mark that this account was erased is not one that Candor signed (erasures): somebody removed its ledger, or changed the mark.',
  'erasure-signed-elsewhere': () =>
    'The mark that this account was erased was signed with another key than this Candor has (erasures), and outside the database nothing is known of an erasure: somebody may have removed its ledger.',
  'erased-but-there': (where: string) =>
    `This account was erased, and something of it stands here all the same (${where}): an older copy was put back, or somebody wrote it.`,
} satisfies Record<string, (detail: string) => string>
