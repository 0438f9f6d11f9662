import { useQueryClient } from '@tanstack/react-query'
import { type Draft, type DraftFields, useDraft } from '#web/ui/draft.ts'
import { dropLine } from './draft-api.ts'
import { type DraftPlace, findCopy, putCopy, removeCopy } from './draft-copies.ts'
import { keepRivalApart, storeSoon, throwAway } from './synchronise.ts'

type KeptForm<Fields> = DraftPlace & {
  readonly user: string
  /** Under which the form itself is kept in its tab. */
  readonly key: string
  readonly fresh: () => Fields
  /** Whether there is something in it that somebody would miss. */
  readonly isWorthKeeping: (fields: Fields) => boolean
}

/** A form whose words outlive the browser, and wait on every device of their writer until they are recorded. */
export function useKeptDraft<Fields extends DraftFields & { readonly decisionId: string }>({
  user,
  form,
  assetId,
  key,
  fresh,
  isWorthKeeping,
}: KeptForm<Fields>): Draft<Fields> & { readonly leave: () => void } {
  const queries = useQueryClient()
  const draft = useDraft(key, fresh, (fields) => {
    const { decisionId } = fields
    const before = findCopy(user, decisionId)
    if (isWorthKeeping(fields)) {
      const standing = before ?? { revision: null, rival: null, refusal: null }
      const editedAt = new Date().toISOString()
      putCopy(user, {
        ...standing,
        ...{ draftId: decisionId, form, assetId, fields, editedAt, isStored: false, queued: null },
      })
      storeSoon(user, decisionId)
    } else if (before) void throwAway(user, decisionId)
  })
  const reset = () => {
    keepRivalApart(user, draft.fields.decisionId)
    removeCopy(user, draft.fields.decisionId)
    dropLine(queries, draft.fields.decisionId)
    draft.reset()
  }
  // Without forgetting it: it waits, and the form is free for another.
  return { ...draft, reset, leave: draft.reset }
}
