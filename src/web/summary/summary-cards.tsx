import type { SummaryView } from '#contract/summary.ts'
import { AccountCard } from './account-card.tsx'
import { HeldCards } from './held-cards.tsx'
import { ListCard } from './list-card.tsx'
import { SoldCard } from './sold-card.tsx'
import styles from './summary-cards.module.css'
import { AwaitingNews, CrossedNews } from './summary-news.tsx'

/** The account and what is held, then list by list, then what came of the user's own lines. */
export function SummaryCards({ user, summary }: { user: string; summary: SummaryView }) {
  const { account, bought, sold, watched, realized, crossed, awaitingOutcome } = summary
  return (
    <>
      <div className={styles.band}>
        <AccountCard user={user} account={account} />
        <HeldCards user={user} summary={summary} />
      </div>
      <div className={styles.band}>
        <ListCard user={user} list="bought" performance={bought} unknown="price" />
        <SoldCard user={user} sold={sold} realized={realized} />
        <ListCard user={user} list="watched" performance={watched} unknown="price now or then" />
      </div>
      {crossed.length + awaitingOutcome.length > 0 && (
        <div className={styles.band}>
          <CrossedNews user={user} crossed={crossed} />
          <AwaitingNews user={user} awaitingOutcome={awaitingOutcome} />
        </div>
      )}
    </>
  )
}
