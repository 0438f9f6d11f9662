import type { DueReviewView } from '#contract/reviews.ts'

/** `You bought Nike`, in the past tense. */
export function decidedWords({ action, companyName }: Pick<DueReviewView, 'action' | 'companyName'>): string {
  const words = {
    Watch: 'began to watch',
    Buy: 'bought',
    Hold: 'went on holding',
    'Keep Watching': 'went on watching',
    Sell: 'sold',
    'Buy More': 'bought more of',
    'Sell Some': 'sold some of',
  } as const
  return `You ${words[action]} ${companyName}`
}
