import { type ReactNode, useState } from 'react'
import { type AskedFigure, OpenExplanation } from './explanation.ts'
import { LazyExplanationDialog } from './lazy-explanation-dialog.tsx'

type ExplanationAreaProps = { user: string; isCostHidden?: boolean; children: ReactNode }

/** Provides the dialog that explains figures to everything inside it. Opening the dialog does not render the children again. */
export function ExplanationArea({ user, isCostHidden = false, children }: ExplanationAreaProps) {
  const [requested, setRequested] = useState<AskedFigure | null>(null)
  return (
    <OpenExplanation value={setRequested}>
      {children}
      {requested && (
        <LazyExplanationDialog
          user={user}
          requested={requested}
          isCostHidden={isCostHidden}
          onClose={() => setRequested(null)}
        />
      )}
    </OpenExplanation>
  )
}
