import type { DraftFields } from '#web/ui/draft.ts'
import { randomId } from '#web/ui/random-id.ts'
import { type DraftCopy, findCopy, listCopies, putCopy, removeCopy } from './draft-copies.ts'
import { isTried, renamed, storeSoon } from './synchronise.ts'

type Form = DraftFields & { readonly decisionId: string }

/**
 * A form as it goes on. Where another tab has changed its draft, it goes on as a draft of its own, and the other tab's words stay
 * in the one that both were. Under an id that may be recorded already it has to be tried again: then the other words get a new one.
 * @param next what the form is to hold
 * @param before what it holds, which is what its copy holds unless another tab has changed that
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

/** Forgets the draft of a form that is recorded. What another tab has written in it meanwhile is another one's. */
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

/** An older Candor wrote fewer fields: what is not there is not otherwise. */
const isOtherwise = ({ fields }: DraftCopy, form: Form): boolean =>
  Object.entries(form).some(
    ([name, value]) => name !== 'decisionId' && fields[name] !== undefined && fields[name] !== value,
  )

const isSamePlace = (one: DraftCopy, other: DraftCopy): boolean =>
  one.form === other.form && one.assetId === other.assetId
