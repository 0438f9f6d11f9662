import { Link } from '@tanstack/react-router'
import { listPath } from '#web/routes/asset-path.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useTitle } from '#web/ui/use-title.ts'

/** The page for the address of an asset that does not exist or belongs to another user. */
export function AssetNotFound({ username }: { username: string }) {
  useTitle('Not found')
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
