import type { DraftFields } from '#web/ui/draft.ts'
import { DRAFT_COPIES, TAB_DRAFTS, THROWN_AWAY } from '#web/ui/draft-names.ts'
import { listCopies, readCopy, removeCopy, tellListeners } from './draft-copies.ts'

/**
 * Deletes everybody's drafts that the server has too, refused ones among them: whoever comes next to this device could read them. A
 * draft that the server lacks stays, and only its writer sees it.
 */
export function forgetStoredDrafts(): void {
  forgetTabDrafts()
  for (const key of namesIn(localStorage, DRAFT_COPIES)) {
    const copy = readCopy(key)
    if (copy?.isStored && !copy.rival && !copy.queued) localStorage.removeItem(key)
  }
  for (const key of namesIn(localStorage, THROWN_AWAY)) localStorage.removeItem(key)
  tellListeners()
}

/** Deletes the form of a draft from this tab, so that it does not open with words that were thrown away. */
export function forgetTabForm(draftId: string): void {
  for (const key of namesIn(sessionStorage, TAB_DRAFTS)) {
    if (readFields(key).decisionId === draftId) sessionStorage.removeItem(key)
  }
}

/** Deletes all drafts of somebody whose account is erased. */
export function eraseDrafts(user: string): void {
  for (const { draftId } of listCopies(user)) removeCopy(user, draftId)
  localStorage.removeItem(THROWN_AWAY + user)
  for (const key of namesIn(sessionStorage, `${TAB_DRAFTS}${user}.`)) sessionStorage.removeItem(key)
}

/**
 * Deletes this tab's forms of decisions, whose words are on the server or in a stored copy. Words that are nowhere else, such as
 * a half-written principle, stay in the tab under their writer's name.
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

function readFields(key: string): Readonly<Record<string, unknown>> {
  const read: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
  return typeof read === 'object' && read !== null ? { ...read } : {}
}

const namesIn = (storage: Storage, beginning: string): string[] =>
  Object.keys(storage).filter((name) => name.startsWith(beginning))
