import { messagesOf } from '#web/language/messages.ts'

const english = {
  cannotBeChecked: (why: string) => `Your journal could not be checked. ${why}`,
  loading: 'Checking your journal',
  forOthers: 'For others',
  anchors: 'Anchors',
  whatItSays: 'What it says',
  noEntries: 'No entries yet',
  unbroken: {
    one: (day: string) => `1 entry, unbroken since ${day}`,
    other: (count: string, day: string) => `${count} entries, unbroken since ${day}`,
  },
  checked: (moment: string) =>
    `Checked ${moment}, your time: each entry has the hash of what it says and follows the one before it.`,
  imported: (count: string, moment: string) =>
    `The first ${count} were imported ${moment}, your time: this Candor did not see them being recorded, their times are as the file told, and receipts say so.`,
  proved: 'Proved:',
  whatIsProved:
    'the order of your entries, their words, the figures that you typed, and the times at which they were recorded. Nothing up to a receipt can be changed, removed or slipped in without the verifier saying so.',
  notProved: 'Not proved:',
  whatIsNot:
    'that a provider’s price was right, that a day which you typed is true, or who sat at the keyboard; nor what came after the last receipt; nor the times of entries that were imported, which are as the file told. Whoever runs this Candor has its key: what holds against them is a receipt that lies elsewhere.',
  receipts: {
    what: 'A receipt says where your journal ended, signed with a key that is not in the database. Keep it elsewhere, or give it to somebody: nothing up to it can be changed unseen.',
    download: 'Download a receipt',
    export: 'Export everything (JSON)',
    verifier: 'Download the verifier',
    howTo: 'On any machine with Node 20 or newer, without Candor, with the names of the files that you downloaded:',
    key: 'The key that this Candor signs with:',
    noKey: 'This Candor has no key to sign with: whoever runs it can set RECEIPT_KEY.',
    untilSettled: (last: string) => `${last} Until what was found is settled, no other is signed.`,
    unreadable: 'The last that was signed can no longer be read.',
    none: 'None was signed yet.',
    last: (moment: string, entry: string) => `The last was signed ${moment}, your time, for entry ${entry}.`,
    old: (last: string, days: string) => `${last} That is ${days} days ago: take one of today.`,
  },
  calendar: {
    daily: (calendar: string) =>
      `Once a day at most, when your journal went on, Candor signs a receipt and sends a digest of it to the calendar ${calendar}, which is to bring it into a block of Bitcoin, some hours later. From the digest nobody learns what you wrote.`,
    nothingSent: 'Nothing was sent yet.',
    blockProves: 'What a block proves:',
    whatBlockProves:
      'that the receipt, and so every entry up to it, existed before that block was made. Nobody can have written them later, whoever runs this Candor included. What is pending proves nothing yet.',
    notChecked: 'What Candor did not check:',
    whatNotChecked:
      'whether the block holds it. Candor does not read Bitcoin. Check it yourself, with both files in one folder, the client of OpenTimestamps and a Bitcoin node:',
    lastOf: (latest: string, all: string) => `The last ${latest} of ${all}. All of them are in the export (JSON).`,
    upTo: (entry: string, words: string) => `Up to entry ${entry}. ${words}`,
    receipt: (entry: string) => `Receipt for entry ${entry}`,
    timestamp: (entry: string) => `Timestamp for entry ${entry} (.ots)`,
    unreadable:
      'Its stored proof cannot be read, or is of another receipt: it proves nothing. A backup may have the right one.',
    sent: (calendar: string, day: string, block: string) => `Sent to calendar ${calendar} on ${day}. ${block}`,
    sentByFile: (calendar: string, day: string, block: string) =>
      `Sent to calendar ${calendar} on ${day}, as the imported file told. ${block}`,
    block: (height: string) => `In Bitcoin block ${height}, as the calendar says.`,
    blockByFile: (height: string) => `In Bitcoin block ${height}, as that file says.`,
    asked: 'Pending: the calendar has named no block yet. Candor asks again by itself.',
    notAsked:
      'Pending: its timestamp names no block, and Candor asks for none any more. The client of OpenTimestamps still can: ots upgrade.',
  },
}

export type ProofMessages = typeof english
export const proofMessages = messagesOf('proof', english)
