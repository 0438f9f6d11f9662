import { Link } from '@tanstack/react-router'
import { draftWords, formWords } from '#web/drafts/draft-format.ts'
import type { WaitingDraft } from '#web/drafts/waiting-drafts.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { addAssetPath } from '#web/routes/asset-path.ts'
import styles from './asset-list-page.module.css'

/** Drafts of assets that are not added yet and so have no row. */
export function AddDrafts({ user, drafts }: { user: string; drafts: readonly WaitingDraft[] }) {
  const language = useLanguage()
  const now = new Date().toISOString()
  return drafts
    .filter(({ form }) => form === 'add-asset')
    .map((draft) => (
      <p key={draft.draftId} className={styles.draft}>
        <Link to={addAssetPath(user)} search={{ draft: draft.draftId }}>
          {draftWords(draft, now, language) + formWords(draft, language)}
        </Link>
      </p>
    ))
}
