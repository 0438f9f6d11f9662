import { type Instant, readableDate } from '#domain/time.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { readersTimeZone } from '#web/ui/format.ts'

/** A day on the reader's calendar. */
export const Day = ({ at }: { at: Instant }) => (
  <time dateTime={at}>{readableDate(at, readersTimeZone(), useLanguage())}</time>
)
