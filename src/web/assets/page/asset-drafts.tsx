import { useEffect, useState } from 'react'
import { problemMessages } from '#web/api/problem-messages.ts'
import { type PanelKind, panelDraftKey } from '#web/decisions/panel-kind.ts'
import { DraftFromElsewhere } from '#web/drafts/draft-from-elsewhere.tsx'
import { draftNoticeMessages } from '#web/drafts/draft-notice-messages.ts'
import { DraftNotices } from '#web/drafts/draft-notices.tsx'
import { RECORDED_ELSEWHERE } from '#web/drafts/recorded-elsewhere.ts'
import { useOpenDraft } from '#web/drafts/use-open-draft.ts'
import { useWaitingDrafts, type WaitingDraft } from '#web/drafts/waiting-drafts.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { draftText, dropDraft, hasDraft, putDraft } from '#web/ui/draft.ts'
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
  const openKey = openKind && panelDraftKey(user, assetId, openKind)
  const openId = openKey && draftText(openKey, 'decisionId')
  const [filledFrom, setFilledFrom] = useState<WaitingDraft | null>(null)
  // Whoever opens an empty form here goes on with what waits from another device, unless they have begun to write meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening of a form
  useEffect(() => {
    const waiting = drafts.find(({ form, device }) => form === openKind && device !== null)
    if (openKey === null || hasDraft(openKey) || !waiting) return
    void open(waiting.draftId, () => !hasDraft(openKey)).then((isShown) => isShown && setFilledFrom(waiting))
  }, [openKind])
  // The open form says by itself what was recorded since it was begun.
  const toldInForm = (draft: WaitingDraft) =>
    draft.draftId === openId && draft.refusal === RECORDED_ELSEWHERE ? { ...draft, refusal: null } : draft
  const beginAnew = () => {
    if (openKey === null || openKind === null) return
    dropDraft(openKey)
    onOpen(openKind)
  }
  return (
    <>
      {failure && <Notice kind="error">{notOpened(text(failure))}</Notice>}
      <DraftNotices user={user} drafts={drafts.map(toldInForm)} openId={openId} onOpen={open} />
      {filledFrom && filledFrom.draftId === openId && <DraftFromElsewhere draft={filledFrom} onBeginAnew={beginAnew} />}
    </>
  )
}
