import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { JournalEntryView } from '#contract/journal.ts'
import { shortCompanyName } from '#domain/decisions/limits.ts'
import { assetPath } from '#web/routes/asset-path.ts'
import styles from './journal-entries.module.css'
import { placeOf } from './place-of.ts'

type EntryTitleProps = {
  id: string
  user: string
  entry: Exclude<JournalEntryView, { kind: 'principle' }>
  /** What was done. */
  children: ReactNode
}

/** What an entry is of, which leads to its place on the page of its asset. */
export function EntryTitle({ id, user, entry, children }: EntryTitleProps) {
  const { asset } = entry
  return (
    <h2 id={id} className={styles.title}>
      <span>{children}</span>{' '}
      <Link
        to={assetPath(user, asset.list, asset.assetId)}
        hash={`entry-${placeOf(entry)}`}
        title={`${asset.ticker} ${asset.companyName}`}
      >
        {shortCompanyName(asset.companyName)}
      </Link>
    </h2>
  )
}
