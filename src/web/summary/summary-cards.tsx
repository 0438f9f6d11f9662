import type { SummaryView } from '#contract/summary.ts'
import { AccountCard } from './account-card.tsx'
import { HeldCards } from './held-cards.tsx'
import { ListCard } from './list-card.tsx'
import styles from './summary-cards.module.css'

/** The account and what is held, then list by list. */
export function SummaryCards({ user, summary }: { user: string; summary: SummaryView }) {
  const { account, bought, sold, watched } = summary
  return (
    <>
      <div className={styles.band}>
        <AccountCard account={account} bought={bought} sold={sold} />
        <HeldCards summary={summary} />
      </div>
      <div className={styles.band}>
        <ListCard user={user} list="bought" performance={bought} unknown="price">
          What you hold now, against what it cost. Parts of it that you have sold are not in it.
        </ListCard>
        <ListCard user={user} list="sold" performance={sold} unknown="selling price">
          What the assets on this list were sold for, all parts of each, against what they had cost. Of one that you
          bought and sold more than once, the last round counts, here and on its own page.
        </ListCard>
        <ListCard user={user} list="watched" performance={watched} unknown="price now or then">
          As if you had bought what you watch, at the price of the day on which you began to.
        </ListCard>
      </div>
    </>
  )
}
