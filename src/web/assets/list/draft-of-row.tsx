import { Link } from '@tanstack/react-router'
import type { AssetRowView } from '#contract/assets.ts'
import { draftWords, formWords } from '#web/drafts/draft-format.ts'
import type { WaitingDraft } from '#web/drafts/waiting-drafts.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { assetPath } from '#web/routes/asset-path.ts'

/** The draft that was edited last of each asset, by its id. */
export type DraftsByAsset = ReadonlyMap<number, WaitingDraft>

export const draftsByAsset = (drafts: readonly WaitingDraft[]): DraftsByAsset =>
  // Drafts are sorted newest first; reversed, the newest one is set last and wins.
  new Map([...drafts].reverse().flatMap((draft) => (draft.assetId === null ? [] : [[draft.assetId, draft]])))

type DraftOfRowProps = { row: Pick<AssetRowView, 'list' | 'assetId'>; user: string; draft: WaitingDraft; now: string }

/** Marks a row whose asset has a draft of a decision, and links to the form with that draft. */
export function DraftOfRow({ row, user, draft, now }: DraftOfRowProps) {
  const language = useLanguage()
  return (
    <Link to={assetPath(user, row.list, row.assetId)} search={{ draft: draft.draftId }}>
      {draftWords(draft, now, language) + formWords(draft, language)}
    </Link>
  )
}
