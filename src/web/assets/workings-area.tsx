import { type ReactNode, useState } from 'react'
import { type AskedFigure, OpenWorkings } from './workings.ts'
import { WorkingsDialog } from './workings-dialog.tsx'

type WorkingsAreaProps = { user: string; isCostHidden?: boolean; children: ReactNode }

/** Where figures say how they are computed. What is inside is not drawn again when one of them is opened. */
export function WorkingsArea({ user, isCostHidden = false, children }: WorkingsAreaProps) {
  const [asked, setAsked] = useState<AskedFigure | null>(null)
  return (
    <OpenWorkings value={setAsked}>
      {children}
      {asked && <WorkingsDialog user={user} asked={asked} isCostHidden={isCostHidden} onClose={() => setAsked(null)} />}
    </OpenWorkings>
  )
}
