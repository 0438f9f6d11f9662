import type { DraftFields } from '#web/ui/draft.ts'
import { DRAFT_COPIES, TAB_DRAFTS } from '#web/ui/draft-names.ts'
import { listCopies, readCopy, removeCopy, tellListeners } from './draft-copies.ts'

/** Leaves nothing here, of whomever, that the server has as it is: what it has not is found by its writer only. */
export function forgetStoredDrafts(): void {
  forgetTabDrafts()
  for (const key of namesIn(localStorage, DRAFT_COPIES)) {
    const copy = readCopy(key)
    if (copy?.isStored && !copy.rival && !copy.queued && !copy.refusal) localStorage.removeItem(key)
  }
  tellListeners()
}

/** Leaves nothing here of somebody whose account is erased. */
export function eraseDrafts(user: string): void {
  for (const { draftId } of listCopies(user)) removeCopy(user, draftId)
  for (const key of namesIn(sessionStorage, `${TAB_DRAFTS}${user}.`)) sessionStorage.removeItem(key)
}

/**
 * What this tab keeps of decisions: their words stand on the server, or in a copy that stays. Words that stand nowhere else,
 * such as a principle that is half written, stay in their tab, under their writer's name.
 */
function forgetTabDrafts(): void {
  for (const key of namesIn(sessionStorage, TAB_DRAFTS)) {
    const fields = readFields(key)
    if (!('decisionId' in fields)) continue
    const copyKey = namesIn(localStorage, DRAFT_COPIES).find((name) => name.endsWith(`.${fields.decisionId}`))
    const copy = copyKey === undefined ? null : readCopy(copyKey)
    if (!copy || isSameIn(copy.fields, fields)) sessionStorage.removeItem(key)
  }
}

const isSameIn = (copied: DraftFields, fields: object): boolean =>
  Object.entries(fields).every(([name, value]) => copied[name] === value)

function readFields(key: string): object {
  const read: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
  return typeof read === 'object' && read !== null ? read : {}
}

const namesIn = (storage: Storage, beginning: string): string[] =>
  Object.keys(storage).filter((name) => name.startsWith(beginning))
