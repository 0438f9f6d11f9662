import type { ComponentProps } from 'react'
import type { CorrectableView } from '#contract/corrections.ts'
import { DialogButton } from '#web/ui/dialog-button.tsx'
import { LazyCorrectionForm } from './lazy-correction-form.tsx'

type CorrectionDialogProps = Pick<ComponentProps<typeof DialogButton>, 'name' | 'title' | 'variant' | 'aria-label'> & {
  user: string
  assetId: number
  sequence: number
  correctable: readonly CorrectableView[]
}

/** A button that opens the dialog for correcting an entry; it renders nothing when no field can be corrected. */
export function CorrectionDialog({ user, assetId, sequence, correctable, ...button }: CorrectionDialogProps) {
  const [first, ...rest] = correctable
  if (!first) return null
  return (
    <DialogButton {...button}>
      {(close) => (
        <LazyCorrectionForm
          user={user}
          assetId={assetId}
          sequence={sequence}
          correctable={[first, ...rest]}
          onClose={close}
        />
      )}
    </DialogButton>
  )
}
