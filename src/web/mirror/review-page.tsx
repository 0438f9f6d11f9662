import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { ReviewView } from '#contract/reviews.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import type { FirstReads } from '#web/routes/first-reads.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { uiMessages } from '#web/ui/ui-messages.ts'
import { reviewQuery } from './review-api.ts'
import { ReviewGrade } from './review-grade.tsx'
import { reviewMessages } from './review-messages.ts'
import { ReviewQuestions } from './review-questions.tsx'
import { ReviewResult } from './review-result.tsx'

export const firstReads: FirstReads = (queries, { params }, language) =>
  queries.prefetchQuery(reviewQuery(Number(params.sequence), language))

/** The review of a decision: three questions from memory, a grade based on the old text, and only then the result. */
export function ReviewPage() {
  const { user = '', sequence = '' } = useParams({ strict: false })
  const language = useLanguage()
  const messages = reviewMessages(language)
  const review = useQuery(reviewQuery(Number(sequence), language))
  if (review.data) return <Stage user={user} review={review.data} />
  if (!review.isError) return <Skeleton label={messages.loading} />
  return (
    <>
      <h1>{messages.heading}</h1>
      <Notice kind="error">
        <p>{problemMessages(language).text(review.error.message)}</p>
        <Button onClick={() => review.refetch()}>{uiMessages(language).tryAgain}</Button>
      </Notice>
      <p>
        <Link to="/account/$user/overview/mirror" params={{ user }}>
          {messages.back}
        </Link>
      </p>
    </>
  )
}

function Stage({ user, review }: { user: string; review: ReviewView }) {
  switch (review.stage) {
    case 'asked':
      return <ReviewQuestions user={user} review={review} />
    case 'answered':
      return <ReviewGrade user={user} review={review} />
    case 'graded':
      return <ReviewResult user={user} review={review} />
  }
}
