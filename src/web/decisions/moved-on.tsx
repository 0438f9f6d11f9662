import type { AssetView } from '#contract/assets.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { seenUpTo } from './changes-since.ts'
import type { DecisionFields, NextAction } from './decision-draft.ts'
import { movedOnWords } from './moved-on-words.ts'

type MovedOnProps = {
  asset: AssetView
  begun: NextAction
  usual: NextAction
  change: (changes: Partial<DecisionFields>) => void
}

/** The asset went to another list while this was written: said, and left to the person what becomes of the words. */
export function MovedOn({ asset, begun, usual, change }: MovedOnProps) {
  // Another decision than the one that was saved: so both have to be saved again. What has come since is told here.
  const takeOver = () => change({ action: usual, isLevelSaved: false, isThesisSaved: false, seenUpTo: seenUpTo(asset) })
  return (
    <Notice kind="error">
      <p>{movedOnWords(asset, begun)} Nothing was recorded, and what you wrote is still here.</p>
      <Button onClick={takeOver}>Go on with it as {usual}</Button>
    </Notice>
  )
}
