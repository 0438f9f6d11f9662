import type { ReactNode } from 'react'

type FactProps = { name: string; unit?: string; aside?: ReactNode; className?: string | undefined; children: ReactNode }

/** A named figure of an asset's page, with what it is of beside its name, and a remark in small print. */
export function Fact({ name, unit, aside, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt>
        <span>{name}</span>
        {unit && <small> {unit}</small>}
      </dt>
      <dd>
        {children}
        {aside && <small>{aside}</small>}
      </dd>
    </div>
  )
}
