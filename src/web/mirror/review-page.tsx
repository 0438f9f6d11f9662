import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { ReviewView } from '#contract/reviews.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { reviewQuery } from './review-api.ts'
import { ReviewGrade } from './review-grade.tsx'
import { ReviewQuestions } from './review-questions.tsx'
import { ReviewResult } from './review-result.tsx'

/** The review of a decision: three questions from memory, a grade based on the old text, and only then the result. */
export function ReviewPage() {
  const { user = '', sequence = '' } = useParams({ strict: false })
  const review = useQuery(reviewQuery(Number(sequence)))
  if (review.data) return <Stage user={user} review={review.data} />
  if (!review.isError) return <Skeleton label="Loading the review" />
  return (
    <>
      <h1>Review</h1>
      <Notice kind="error">
        <p>{review.error.message}</p>
        <Button onClick={() => review.refetch()}>Try again</Button>
      </Notice>
      <p>
        <Link to="/account/$user/overview/mirror" params={{ user }}>
          Back to the Mirror
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
