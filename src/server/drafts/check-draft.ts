import type { Db } from '../database/open-database.ts'
import { Refusal } from '../http/problem.ts'
import { type DraftReader, findDraft } from './draft-store.ts'

/**
 * Refuses a decision whose draft was changed in another browser since: its newer words would be deleted with the draft, and the
 * older ones would stay in the journal for ever.
 * @param revision of the draft that the writer saw last, null if it was never stored; without it, nothing is compared
 */
export async function checkDraft(
  db: Db,
  reader: DraftReader,
  decisionId: string,
  revision: number | null | undefined,
): Promise<void> {
  if (revision === undefined) return
  const standing = await findDraft(db, reader, decisionId)
  if (!standing || standing.isFromHere || standing.revision <= (revision ?? 0)) return
  throw new Refusal({
    code: 'conflict',
    field: 'draftRevision',
    message:
      'You went on with this draft on another device since. Look at what it says there, and record this if it is still ' +
      'what you mean. Nothing was recorded.',
  })
}
