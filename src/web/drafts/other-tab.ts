import type { DraftFields } from '#web/ui/draft.ts'
import { randomId } from '#web/ui/random-id.ts'
import { type DraftCopy, findCopy, listCopies, putCopy, removeCopy } from './draft-copies.ts'
import { isTried, renamed, storeSoon } from './synchronise.ts'

type Form = DraftFields & { readonly decisionId: string }

/**
 * Separates a form from another tab that has changed the same draft. The form gets a new draft id, and the other tab's words stay
 * under the old one. A form that may be recorded already must be retried under its old id, so the other words get a new id then.
 * @param next the fields that the form will hold
 * @param before the fields that it holds now; the stored copy differs from them only if another tab has changed it
 */
export function apartFromOtherTab<Fields extends Form>(user: string, next: Fields, before: Fields): Fields {
  const { decisionId } = before
  const copy = findCopy(user, decisionId)
  if (next.decisionId !== decisionId || !copy || !isOtherwise(copy, before)) return next
  if (isTried(decisionId)) {
    putApart(user, copy)
    return next
  }
  const own = listCopies(user).find((other) => isSamePlace(other, copy) && !isOtherwise(other, before))
  return { ...next, decisionId: own?.draftId ?? randomId() }
}

/** Removes the draft of a recorded form. Words that another tab wrote in it meanwhile become a draft of their own. */
export function removeRecorded(user: string, recorded: Form): void {
  const copy = findCopy(user, recorded.decisionId)
  if (copy && isOtherwise(copy, recorded)) putApart(user, copy)
  removeCopy(user, recorded.decisionId)
}

function putApart(user: string, copy: DraftCopy): void {
  const apart = renamed(copy, randomId())
  putCopy(user, apart)
  storeSoon(user, apart.draftId)
}

/** Whether the copy differs from the form. A field that the copy lacks does not count: an older Candor wrote fewer fields. */
const isOtherwise = ({ fields }: DraftCopy, form: Form): boolean =>
  Object.entries(form).some(
    ([name, value]) => name !== 'decisionId' && fields[name] !== undefined && fields[name] !== value,
  )

const isSamePlace = (one: DraftCopy, other: DraftCopy): boolean =>
  one.form === other.form && one.assetId === other.assetId
