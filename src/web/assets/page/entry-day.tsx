import type { AssetView } from '#contract/assets.ts'

type Dated = 'dateAdded' | 'dateAddedReadable' | 'decidedOn' | 'decidedOnReadable' | 'writtenDaysLater'
type EntryDayProps = { entry: Pick<AssetView['thesis'][number], Dated> }

/** The day of a decision, and how much later it was written down where that was two days or more (ruling 19). */
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
