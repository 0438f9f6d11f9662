import { Link } from '@tanstack/react-router'
import { listPath } from '#web/routes/asset-path.ts'
import { Notice } from '#web/ui/notice.tsx'

/** An address in the form of an asset's that is none's, or somebody else's. */
export function AssetNotFound({ username }: { username: string }) {
  return (
    <>
      <h1>No such asset</h1>
      <Notice kind="error">
        <p>Error: could not find requested asset.</p>
        <p>
          <Link to={listPath(username, 'bought')}>Go to your bought list</Link>
        </p>
      </Notice>
    </>
  )
}
