import type { AssetView } from '#contract/assets.ts'

type Dated = 'dateAdded' | 'dateAddedReadable' | 'decidedOn' | 'decidedOnReadable' | 'writtenDaysLater'
type EntryDayProps = { entry: Pick<AssetView['thesis'][number], Dated> }

/** The day of a decision and, from two days on, how much later it was written down (ruling 19). */
export const EntryDay = ({ entry }: EntryDayProps) => (
  <>
    <time dateTime={entry.decidedOn ?? entry.dateAdded}>{entry.decidedOnReadable ?? entry.dateAddedReadable}</time>
    {entry.writtenDaysLater !== undefined && (
      <span>
        written {entry.writtenDaysLater} days later, on {entry.dateAddedReadable}
      </span>
    )}
  </>
)
