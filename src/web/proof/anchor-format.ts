import type { AnchorView } from '#contract/anchors.ts'
import { readableDate } from '#domain/time.ts'
import { formatCount } from '#web/ui/format.ts'

/**
 * What is known of an anchor, and who says so: `Sent to calendar a.example on Nov 22, 2026. In Bitcoin block 870,123, as the
 * calendar says.` Candor reads no blocks, so it never claims by itself that a block contains the timestamp.
 */
export function anchorWords(anchor: AnchorView, timeZone: string): string {
  const { calendar, submittedAt, isImported, isReadable } = anchor
  if (!isReadable)
    return 'Its stored proof cannot be read, or is of another receipt: it proves nothing. A backup may have the right one.'
  const sent = `Sent to calendar ${new URL(calendar).host} on ${readableDate(submittedAt, timeZone)}`
  return `${sent}${isImported ? ', as the imported file told' : ''}. ${blockWords(anchor)}`
}

function blockWords({ blockHeight, isAsked, isImported }: AnchorView): string {
  if (blockHeight !== null)
    return `In Bitcoin block ${formatCount(blockHeight)}, as ${isImported ? 'that file' : 'the calendar'} says.`
  return isAsked
    ? 'Pending: the calendar has named no block yet. Candor asks again by itself.'
    : 'Pending: its timestamp names no block, and Candor asks for none any more. The client of OpenTimestamps still can: ots upgrade.'
}
