import { findCopy } from '#web/drafts/draft-copies.ts'
import { DraftRival } from '#web/drafts/draft-rival.tsx'
import { putDraft } from '#web/ui/draft.ts'
import { panelDraftKey } from './panel-kind.ts'

type PanelKind = 'update' | 'move'

type PanelRivalProps = {
  user: string
  assetId: number
  kind: PanelKind
  draftId: string
  onTaken: (kind: PanelKind) => void
}

/** Where the draft in a panel was changed on another device too, asks which of the two goes on. */
export function PanelRival({ user, assetId, kind, draftId, onTaken }: PanelRivalProps) {
  const take = () => {
    const copy = findCopy(user, draftId)
    if (copy) putDraft(panelDraftKey(user, assetId, kind), copy.fields)
    onTaken(kind)
  }
  return <DraftRival user={user} draftId={draftId} onTaken={take} />
}
