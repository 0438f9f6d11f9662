import type { ReactNode } from 'react'

/** One figure of an asset's page under its name, with what belongs to it in small print. */
export function Fact({ name, aside, children }: { name: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {aside && <small>{aside}</small>}
      </dd>
    </div>
  )
}
