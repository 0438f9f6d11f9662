import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { SessionView } from '#contract/accounts.ts'
import type { ProblemView } from '#contract/problems.ts'
import { isReached, onConnection } from '#web/api/connection.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { assetPath } from '#web/routes/asset-path.ts'
import { Notice } from '#web/ui/notice.tsx'
import { formMessages } from './form-messages.ts'
import { isUnreachable } from './is-offline.ts'

type RefusalNoticeProps = {
  problem: ProblemView | null
  /** The owner of the assets; left out if the refusal cannot be about an asset. */
  user?: string | undefined
  /** The asset whose page this is, if it is an asset's page. */
  onPageOf?: number | undefined
  /** What can be done while Candor does not answer. */
  whileUnreachable?: ReactNode
}

/** Says what the server refused and why, with a link to the asset that it is about. */
export function RefusalNotice({ problem, user, onPageOf, whileUnreachable }: RefusalNoticeProps) {
  const messages = useMessages(formMessages)
  const { text } = useMessages(problemMessages)
  if (!problem) return null
  const { assetId } = problem
  const refused = (
    <Notice kind="error">
      <p>{text(problem.detail)}</p>
      {user !== undefined && assetId !== undefined && assetId !== onPageOf && (
        <p>
          <Link to={assetPath(user, 'bought', assetId)}>{messages.openAsset}</Link>
        </p>
      )}
      {problem.reference && <p>{messages.reference(problem.reference)}</p>}
    </Notice>
  )
  // Takes the focus after a form was sent: keys may have sent it from far above.
  return (
    <div tabIndex={-1} data-refusal>
      {problem.status === 401 ? (
        <WhileSignedOut>{refused}</WhileSignedOut>
      ) : isUnreachable(problem) ? (
        <WhileUnreachable>
          {refused}
          {whileUnreachable}
        </WhileUnreachable>
      ) : (
        refused
      )}
    </div>
  )
}

/** How often it is looked whether Candor answers again: so seldom that the refusal has been read by then. */
const LOOK_MS = 10_000

/** The refusal until Candor answers again. Then it says so, for nobody tries again what is told to be out of reach. */
function WhileUnreachable({ children }: { children: ReactNode }) {
  const { answersAgain } = useMessages(formMessages)
  const [answers, setAnswers] = useState(false)
  useEffect(() => {
    // Away from the server the service worker answers from what it stored: only a fresh answer counts.
    const note = () => setAnswers(isReached())
    const look = () => request('GET', '/api/session').then(note, () => undefined)
    const looking = setInterval(look, LOOK_MS)
    const stop = onConnection(note)
    return () => {
      clearInterval(looking)
      stop()
    }
  }, [])
  if (!answers) return children
  return <Notice kind="info">{answersAgain}</Notice>
}

/** The refusal until its reader has signed in again on this page. Then it says what to do now, and takes the focus. */
function WhileSignedOut({ children }: { children: ReactNode }) {
  const isSignedIn = useQuery<SessionView>({ queryKey: queryKeys.session, enabled: false }).data?.user != null
  const { signedInAgain } = useMessages(formMessages)
  const notice = useRef<HTMLDivElement>(null)
  const wasSignedOut = useRef(false)
  useEffect(() => {
    if (!isSignedIn) wasSignedOut.current = true
    if (!isSignedIn || !wasSignedOut.current) return
    // The dialog of signing in is closed in this same turn, and gives the focus to a part that may be gone.
    const timer = setTimeout(() => notice.current?.focus())
    return () => clearTimeout(timer)
  }, [isSignedIn])
  if (!isSignedIn) return children
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice kind="info">{signedInAgain}</Notice>
    </div>
  )
}
