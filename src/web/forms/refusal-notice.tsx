import { Link } from '@tanstack/react-router'
import type { ProblemView } from '#contract/problems.ts'
import { assetPath } from '#web/routes/asset-path.ts'
import { Notice } from '#web/ui/notice.tsx'

type RefusalNoticeProps = {
  problem: ProblemView | null
  /** The owner of the assets; left out if the refusal cannot be about an asset. */
  user?: string | undefined
  /** The asset whose page this is, if it is an asset's page. */
  onPageOf?: number | undefined
}

/** Says what the server refused and why, with a link to the asset that it is about. */
export function RefusalNotice({ problem, user, onPageOf }: RefusalNoticeProps) {
  if (!problem) return null
  const { assetId } = problem
  return (
    <Notice kind="error">
      <p>{problem.detail}</p>
      {user !== undefined && assetId !== undefined && assetId !== onPageOf && (
        <p>
          <Link to={assetPath(user, 'bought', assetId)}>Open that asset</Link>
        </p>
      )}
      {problem.reference && <p>If it keeps happening, name this reference: {problem.reference}</p>}
    </Notice>
  )
}
