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
  /** What the entry is, such as the action of a decision. */
  children: ReactNode
}

/** The title of an entry, with a link to its place on the page of its asset. */
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
