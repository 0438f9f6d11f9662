import type { AnchorView } from '#contract/anchors.ts'
import type { Language } from '#domain/locale.ts'
import { MARKET_ZONE } from '#domain/prices/market-calendar.ts'
import { readableDate } from '#domain/time.ts'
import { formatCount } from '#web/ui/format.ts'
import { proofMessages } from './proof-messages.ts'

/**
 * What is known of an anchor, and who says so: `Sent to calendar a.example on Nov 22, 2026. In Bitcoin block 870,123, as the
 * calendar says.` Candor reads no blocks, so it never claims by itself that a block contains the timestamp.
 */
export function anchorWords(anchor: AnchorView, language: Language): string {
  const { calendar, submittedAt, isImported, isReadable } = anchor
  const messages = proofMessages(language).calendar
  if (!isReadable) return messages.unreadable
  const sent = isImported ? messages.sentByFile : messages.sent
  return sent(new URL(calendar).host, readableDate(submittedAt, MARKET_ZONE, language), blockWords(anchor, language))
}

function blockWords({ blockHeight, isAsked, isImported }: AnchorView, language: Language): string {
  const messages = proofMessages(language).calendar
  if (blockHeight === null) return isAsked ? messages.asked : messages.notAsked
  return (isImported ? messages.blockByFile : messages.block)(formatCount(blockHeight, language))
}
