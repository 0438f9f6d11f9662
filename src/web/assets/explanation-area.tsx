import { type ReactNode, useState } from 'react'
import { type AskedFigure, OpenExplanation } from './explanation.ts'
import { LazyExplanationDialog } from './lazy-explanation-dialog.tsx'

type ExplanationAreaProps = { user: string; isCostHidden?: boolean; children: ReactNode }

/** Provides the dialog that explains figures to everything inside it. Opening the dialog does not render the children again. */
export function ExplanationArea({ user, isCostHidden = false, children }: ExplanationAreaProps) {
  const [asked, setAsked] = useState<AskedFigure | null>(null)
  return (
    <OpenExplanation value={setAsked}>
      {children}
      {asked && (
        <LazyExplanationDialog user={user} asked={asked} isCostHidden={isCostHidden} onClose={() => setAsked(null)} />
      )}
    </OpenExplanation>
  )
}
