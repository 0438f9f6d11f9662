import type { AssetView } from '#contract/assets.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { formatUnits } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { ChangesSince } from './changes-since.ts'
import { panelMessages } from './panel-messages.ts'

type ChangedSinceProps = {
  asset: Pick<AssetView, 'list' | 'quantity' | 'stockOrOptions'>
  changes: ChangesSince
}

/**
 * A notice above the button that the asset has changed since the form was opened, because the decision is based on the earlier
 * state.
 */
export function ChangedSince({ asset: { list, quantity, stockOrOptions }, changes }: ChangedSinceProps) {
  const language = useLanguage()
  const { changed, holdNow, holdNone } = panelMessages(language)
  const held = list === 'bought' ? holdNow(formatUnits(stockOrOptions, quantity, language)) : holdNone
  return <Notice kind="info">{changed(changes.words.join('; '), held)}</Notice>
}
