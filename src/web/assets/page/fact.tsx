import type { ReactNode } from 'react'

type FactProps = { name: string; aside?: ReactNode; className?: string | undefined; children: ReactNode }

/** A named figure of an asset's page, with a remark in small print. */
export function Fact({ name, aside, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>
        {children}
        {aside && <small>{aside}</small>}
      </dd>
    </div>
  )
}
