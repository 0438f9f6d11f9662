import { useRouter } from '@tanstack/react-router'
import { problemMessages } from '#web/api/problem-messages.ts'
import { RequestFailed } from '#web/api/request.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { uiMessages } from '#web/ui/ui-messages.ts'
import { layoutMessages } from './layout-messages.ts'
import styles from './not-found-page.module.css'

/** Replaces a page that could not be shown. */
export function PageFailure({ error }: { error: unknown }) {
  const router = useRouter()
  const { text } = useMessages(problemMessages)
  const { heading, unforeseen } = useMessages(layoutMessages).failure
  return (
    <div className={styles.main}>
      <h1>{heading}</h1>
      <Notice kind="error">{error instanceof RequestFailed ? text(error.problem.detail) : unforeseen}</Notice>
      <p>
        <Button onClick={() => router.invalidate()}>{useMessages(uiMessages).tryAgain}</Button>
      </p>
    </div>
  )
}
