import type { AssetView } from '#contract/assets.ts'
import { formatUnits } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { ChangesSince } from './changes-since.ts'

type ChangedSinceProps = {
  asset: Pick<AssetView, 'list' | 'quantity' | 'stockOrOptions'>
  changes: ChangesSince
}

/** Said as soon as it is known, above the button: somebody decides on what stood there when they began. */
export function ChangedSince({ asset: { list, quantity, stockOrOptions }, changes }: ChangedSinceProps) {
  const held = list === 'bought' ? `You hold ${formatUnits(stockOrOptions, quantity)} now.` : 'You hold none of it now.'
  return (
    <Notice kind="info">
      Since you opened this form, this was recorded: {changes.words.join('; ')}. {held} What you wrote is still here.
    </Notice>
  )
}
