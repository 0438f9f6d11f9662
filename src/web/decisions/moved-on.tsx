import type { AssetView } from '#contract/assets.ts'
import { actionName } from '#web/language/action-names.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { seenUpTo } from './changes-since.ts'
import type { DecisionFields } from './decision-draft.ts'
import { movedOnWords } from './moved-on-format.ts'
import type { NextAction } from './next-actions.ts'
import { panelMessages } from './panel-messages.ts'

type MovedOnProps = {
  asset: AssetView
  begun: NextAction
  usual: NextAction
  change: (changes: Partial<DecisionFields>) => void
}

/**
 * A notice that the asset was moved to another list while the decision was written. The user chooses what to do with the text.
 */
export function MovedOn({ asset, begun, usual, change }: MovedOnProps) {
  const language = useLanguage()
  const { movedOnSafe, goOnAs } = panelMessages(language)
  // The new action is a different decision, so both fields must be saved again. This notice has shown the changes since.
  const takeOver = () => change({ action: usual, isLevelSaved: false, isThesisSaved: false, seenUpTo: seenUpTo(asset) })
  return (
    <Notice kind="error">
      <p>
        {movedOnWords(asset, begun, language)} {movedOnSafe}
      </p>
      <Button onClick={takeOver}>{goOnAs(actionName(usual, language))}</Button>
    </Notice>
  )
}
