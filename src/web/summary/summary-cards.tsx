import type { SummaryView } from '#contract/summary.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { AccountCard } from './account-card.tsx'
import { HeldCards } from './held-cards.tsx'
import { ListCard } from './list-card.tsx'
import { SoldCard } from './sold-card.tsx'
import styles from './summary-cards.module.css'
import { summaryMessages } from './summary-messages.ts'
import { AlertNews, AwaitingNews, QuarantinedNews, TestNews } from './summary-news.tsx'

/** The cards of the account, of what is held, and of today. */
export const AccountCards = ({ user, summary }: SummaryCardsProps) => (
  <div className={styles.band}>
    <AccountCard user={user} {...summary} />
    <HeldCards user={user} summary={summary} />
  </div>
)

type SummaryCardsProps = { user: string; summary: SummaryView }

/** Everything that needs the owner's attention, with links; nothing if nothing does. */
export function Attention({ user, summary }: SummaryCardsProps) {
  const { attention } = useMessages(summaryMessages)
  const { crossed, awaitingOutcome, testsDue, heldBack } = summary
  if (crossed.length + awaitingOutcome.length + testsDue.length + heldBack.length === 0) return null
  return (
    <section className={styles.band} aria-label={attention}>
      <TestNews user={user} testsDue={testsDue} />
      <AlertNews user={user} crossed={crossed} />
      <AwaitingNews user={user} awaitingOutcome={awaitingOutcome} />
      <QuarantinedNews user={user} heldBack={heldBack} />
    </section>
  )
}

/** The performance of each list: bought, sold and watched. */
export const ListCards = ({ user, summary: { bought, sold, watched, realized } }: SummaryCardsProps) => (
  <div className={styles.band}>
    <ListCard user={user} list="bought" performance={bought} unknown="price" />
    <SoldCard user={user} sold={sold} realized={realized} />
    <ListCard user={user} list="watched" performance={watched} unknown="price now or then" />
  </div>
)
