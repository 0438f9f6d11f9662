import { useQueryClient } from '@tanstack/react-query'
import { type Draft, type DraftFields, useDraft } from '#web/ui/draft.ts'
import { randomId } from '#web/ui/random-id.ts'
import { dropLine } from './draft-api.ts'
import { type DraftPlace, findCopy, putCopy } from './draft-copies.ts'
import { apartFromOtherTab, removeRecorded } from './other-tab.ts'
import { keepRivalApart, storeSoon, throwAway } from './synchronise.ts'
import { isThrownAway, useThrownAway } from './thrown-away.ts'

type KeptForm<Fields> = DraftPlace & {
  readonly user: string
  /** The key under which the tab stores the form itself. */
  readonly key: string
  readonly fresh: () => Fields
  /** Whether the form contains something that its writer would miss. */
  readonly isWorthKeeping: (fields: Fields) => boolean
}

/** A form whose words survive closing the browser, and are offered on all of its writer's devices until they are recorded. */
export function useKeptDraft<Fields extends DraftFields & { readonly decisionId: string }>({
  user,
  form,
  assetId,
  key,
  fresh,
  isWorthKeeping,
}: KeptForm<Fields>): Omit<Draft<Fields>, 'reset'> & { readonly reset: () => void; readonly leave: () => void } {
  const queries = useQueryClient()
  const draft = useDraft(key, fresh, (changed, held) => {
    const fields = continued(user, apartFromOtherTab(user, changed, held))
    const { decisionId } = fields
    const before = findCopy(user, decisionId)
    if (isWorthKeeping(fields)) {
      const standing = before ?? { revision: null, rival: null, refusal: null }
      const editedAt = new Date().toISOString()
      putCopy(user, {
        ...standing,
        draftId: decisionId,
        form,
        assetId,
        fields,
        editedAt,
        isStored: false,
        queued: null,
      })
      storeSoon(user, decisionId)
    } else if (before) void throwAway(user, decisionId)
    return fields
  })
  const reset = () => {
    const recorded = draft.reset()
    keepRivalApart(user, recorded.decisionId)
    removeRecorded(user, recorded)
    dropLine(queries, recorded.decisionId)
  }
  useThrownAway(user, draft.fields.decisionId, draft.reset)
  // `leave` empties the form for another draft, and keeps this one.
  return { ...draft, reset, leave: draft.reset }
}

/** A form that is written in again after its draft was thrown away has a new draft. */
const continued = <Fields extends { readonly decisionId: string }>(user: string, fields: Fields): Fields =>
  isThrownAway(user, fields.decisionId) ? { ...fields, decisionId: randomId() } : fields
