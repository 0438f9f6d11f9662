import { useRouter } from '@tanstack/react-router'
import { RequestFailed } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './not-found-page.module.css'

/** Replaces a page that could not be shown. */
export function PageFailure({ error }: { error: unknown }) {
  const router = useRouter()
  return (
    <div className={styles.main}>
      <h1>This page cannot be shown.</h1>
      <Notice kind="error">{wordsFor(error)}</Notice>
      <p>
        <Button onClick={() => router.invalidate()}>Try again</Button>
      </p>
    </div>
  )
}

const wordsFor = (error: unknown): string =>
  error instanceof RequestFailed
    ? error.problem.detail
    : 'Something in this page does not work as it should. What you recorded is safe. Try again, or reload the page.'
