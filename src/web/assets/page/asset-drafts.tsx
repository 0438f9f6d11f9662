import { problemMessages } from '#web/api/problem-messages.ts'
import { type PanelKind, panelDraftKey } from '#web/decisions/panel-kind.ts'
import { draftNoticeMessages } from '#web/drafts/draft-notice-messages.ts'
import { DraftNotices } from '#web/drafts/draft-notices.tsx'
import { useOpenDraft } from '#web/drafts/use-open-draft.ts'
import { useWaitingDrafts } from '#web/drafts/waiting-drafts.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { draftText, putDraft } from '#web/ui/draft.ts'
import { Notice } from '#web/ui/notice.tsx'

type AssetDraftsProps = {
  user: string
  assetId: number
  openKind: PanelKind | null
  onOpen: (kind: PanelKind) => void
}

/** The drafts of decisions about an asset, whether begun in this tab, in another tab, or on another device. */
export function AssetDrafts({ user, assetId, openKind, onOpen }: AssetDraftsProps) {
  const { notOpened } = useMessages(draftNoticeMessages)
  const { text } = useMessages(problemMessages)
  const { open, failure } = useOpenDraft(user, ({ form, fields }) => {
    if (form === 'add-asset') return
    putDraft(panelDraftKey(user, assetId, form), fields)
    onOpen(form)
  })
  const drafts = useWaitingDrafts(user).filter((draft) => draft.assetId === assetId)
  const openId = openKind && draftText(panelDraftKey(user, assetId, openKind), 'decisionId')
  return (
    <>
      {failure && <Notice kind="error">{notOpened(text(failure))}</Notice>}
      <DraftNotices user={user} drafts={drafts} openId={openId} onOpen={open} />
    </>
  )
}
