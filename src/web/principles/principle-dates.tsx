import { MARKET_ZONE } from '#domain/prices/market-calendar.ts'
import { type Instant, readableDate } from '#domain/time.ts'
import { useLanguage } from '#web/language/use-messages.ts'

/** The day in New York, as everywhere in the journal. */
export const Day = ({ at }: { at: Instant }) => (
  <time dateTime={at}>{readableDate(at, MARKET_ZONE, useLanguage())}</time>
)
