import { Link } from '@tanstack/react-router'
import { Notice } from '#web/ui/notice.tsx'

/** An address in the form of an asset's that is none's. */
export function AssetNotFound({ username }: { username: string }) {
  return (
    <>
      <h1>No such asset</h1>
      <Notice kind="error">Error: could not find requested asset.</Notice>
      <p>
        <Link to="/account/$user/overview/bought" params={{ user: username }}>
          Go to your bought list
        </Link>
      </p>
    </>
  )
}
