import { Link } from '@tanstack/react-router'
import { useMessages } from '#web/language/use-messages.ts'
import { listPath } from '#web/routes/asset-path.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { assetNotFoundMessages } from './not-found-messages.ts'

/** The page for the address of an asset that does not exist or belongs to another user. */
export function AssetNotFound({ username }: { username: string }) {
  const messages = useMessages(assetNotFoundMessages)
  useTitle(messages.title)
  return (
    <>
      <h1>{messages.heading}</h1>
      <Notice kind="error">
        <p>{messages.text}</p>
        <p>
          <Link to={listPath(username, 'bought')}>{messages.toBought}</Link>
        </p>
      </Notice>
    </>
  )
}
