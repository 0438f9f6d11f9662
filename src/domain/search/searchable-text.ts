import type { Entry } from '../ledger/entry.ts'

/** What of an entry the Journal's search looks through: every thesis with its "wrong if", every critique and every principle. */
export function searchableText(entry: Entry): string {
  switch (entry.kind) {
    case 'decision-recorded':
      return entry.ownTest ? `${entry.thesis}\n${entry.ownTest.line}` : entry.thesis
    case 'critique-recorded':
    case 'principle-written':
      return entry.text
    default:
      return ''
  }
}
