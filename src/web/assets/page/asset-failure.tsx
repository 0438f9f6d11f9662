import { problemMessages } from '#web/api/problem-messages.ts'
import { RequestFailed } from '#web/api/request.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { pageNames } from '#web/routes/page-names.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { uiMessages } from '#web/ui/ui-messages.ts'
import { useTitle } from '#web/ui/use-title.ts'
import { AssetNotFound } from './asset-not-found.tsx'
import { pageMessages } from './page-messages.ts'

type AssetFailureProps = { user: string; failure: Error; onTryAgain: () => void }

/** The page of an asset that could not be read. It has no ticker to be named by. */
export function AssetFailure(props: AssetFailureProps) {
  const { failure, user } = props
  return failure instanceof RequestFailed && failure.problem.status === 404 ? (
    <AssetNotFound username={user} />
  ) : (
    <NotShown {...props} />
  )
}

function NotShown({ failure, onTryAgain }: AssetFailureProps) {
  const { cannotBeShown } = useMessages(pageMessages)
  const { text } = useMessages(problemMessages)
  const { asset } = useMessages(pageNames)
  useTitle(asset)
  return (
    <>
      <h1>{asset}</h1>
      <Notice kind="error">
        <p>{cannotBeShown(text(failure.message))}</p>
        <Button onClick={onTryAgain}>{useMessages(uiMessages).tryAgain}</Button>
      </Notice>
    </>
  )
}
