import type { AssetView } from '#contract/assets.ts'
import { formatUnits } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { ChangesSince } from './changes-since.ts'

type ChangedSinceProps = {
  asset: Pick<AssetView, 'list' | 'quantity' | 'stockOrOptions'>
  changes: ChangesSince
}

/**
 * A notice above the button that the asset has changed since the form was opened, because the decision is based on the earlier
 * state.
 */
export function ChangedSince({ asset: { list, quantity, stockOrOptions }, changes }: ChangedSinceProps) {
  const held = list === 'bought' ? `You hold ${formatUnits(stockOrOptions, quantity)} now.` : 'You hold none of it now.'
  return (
    <Notice kind="info">
      Since you opened this form, this was recorded: {changes.words.join('; ')}. {held} What you wrote is still here.
    </Notice>
  )
}
