import { useParams } from '@tanstack/react-router'
import type { CorrectableView } from '#contract/corrections.ts'
import { DialogButton } from '#web/ui/dialog-button.tsx'
import { CorrectionForm } from './correction-form.tsx'
import styles from './entry-corrections.module.css'

type CorrectEntryProps = {
  assetId: number
  sequence: number
  /** What the entry is called: `Sell of May 6, 2026`. */
  name: string
  correctable: readonly CorrectableView[] | undefined
}

/** From an entry, what was mistyped in it can be corrected (ruling 16). */
export function CorrectEntry({ assetId, sequence, name, correctable = [] }: CorrectEntryProps) {
  const { user = '' } = useParams({ strict: false })
  const [first, ...rest] = correctable
  if (!first) return null
  return (
    <p className={styles.correct}>
      <DialogButton name="Correct" title={`Correct ${name}`} variant="quiet" aria-label={`Correct ${name}`}>
        {(close) => (
          <CorrectionForm
            user={user}
            assetId={assetId}
            sequence={sequence}
            correctable={[first, ...rest]}
            onClose={close}
          />
        )}
      </DialogButton>
    </p>
  )
}
