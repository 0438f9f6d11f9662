import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { MirrorView } from '#contract/mirror.ts'
import { assetPath } from '#web/routes/asset-path.ts'

export type MirrorAssets = MirrorView['assets']

type EntryLinkProps = {
  user: string
  assets: MirrorAssets
  entry: { readonly assetId: number; readonly sequence: number }
  children: ReactNode
}

/** A link to an entry in the journal of its asset. */
export function MirrorEntryLink({ user, assets, entry, children }: EntryLinkProps) {
  const asset = assets.find(({ assetId }) => assetId === entry.assetId)
  if (!asset) return children
  return (
    <Link to={assetPath(user, asset.list, entry.assetId)} hash={`entry-${entry.sequence}`}>
      {children}
    </Link>
  )
}
