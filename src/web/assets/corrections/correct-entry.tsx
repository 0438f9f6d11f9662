import { useParams } from '@tanstack/react-router'
import type { CorrectableView } from '#contract/corrections.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { CorrectionDialog } from './correction-dialog.tsx'
import { correctionMessages } from './correction-messages.ts'
import styles from './entry-corrections.module.css'

type CorrectEntryProps = {
  assetId: number
  sequence: number
  /** The name of the entry: `Sell of May 6, 2026`. */
  name: string
  correctable: readonly CorrectableView[] | undefined
}

/** The button of an entry that opens the form for correcting what was mistyped in it (ruling 16). */
export function CorrectEntry({ assetId, sequence, name, correctable = [] }: CorrectEntryProps) {
  const { user = '' } = useParams({ strict: false })
  const { correct, correctEntry } = useMessages(correctionMessages)
  if (correctable.length === 0) return null
  return (
    <p className={styles.correct}>
      <CorrectionDialog
        name={correct}
        title={correctEntry(name)}
        variant="quiet"
        aria-label={correctEntry(name)}
        user={user}
        assetId={assetId}
        sequence={sequence}
        correctable={correctable}
      />
    </p>
  )
}
