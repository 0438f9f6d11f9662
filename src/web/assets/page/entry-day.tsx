import type { AssetView } from '#contract/assets.ts'
import { entryDay, writtenDay } from '#web/assets/asset-lines.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { formatCount } from '#web/ui/format.ts'
import { pageMessages } from './page-messages.ts'

type Dated = 'dateAdded' | 'dateAddedReadable' | 'decidedOn' | 'decidedOnReadable' | 'writtenDaysLater'
type EntryDayProps = { entry: Pick<AssetView['thesis'][number], Dated> }

/** The day of a decision and, from two days on, how much later it was written down (ruling 19). */
export function EntryDay({ entry }: EntryDayProps) {
  const language = useLanguage()
  const { later } = pageMessages(language).journal
  const { decidedOn, dateAdded, writtenDaysLater } = entry
  return (
    <>
      <time dateTime={decidedOn ?? dateAdded}>{entryDay(entry, language)}</time>
      {writtenDaysLater !== undefined && (
        <span>{later(formatCount(writtenDaysLater, language), writtenDay(dateAdded, language))}</span>
      )}
    </>
  )
}
