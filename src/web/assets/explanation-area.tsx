import { type ReactNode, useState } from 'react'
import { type AskedFigure, OpenExplanation } from './explanation.ts'
import { LazyExplanationDialog } from './lazy-explanation-dialog.tsx'

type ExplanationAreaProps = { user: string; isCostHidden?: boolean; children: ReactNode }

/** Where figures say how they are computed. What is inside is not drawn again when one of them is opened. */
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
