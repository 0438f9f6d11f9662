import { useLanguage } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import keyboard from '../forms/keyboard-bar.module.css'
import { onceAtATime } from '../forms/record-by-keys.ts'
import type { DecisionFields } from './decision-draft.ts'
import styles from './decision-panel.module.css'
import type { PanelKind } from './panel-kind.ts'
import { panelMessages } from './panel-messages.ts'

type PanelButtonsProps = {
  /** `Update`, or the action of the panel. */
  name: string
  kind: PanelKind
  fields: DecisionFields
  hasMovedOn: boolean
  isSending: boolean
  /** Whether a question is open, which no keys answer. */
  isAsked: boolean
  onCancel: () => void
}

/** The buttons of a panel. While a field is not saved, they say what is missing before the decision can be recorded. */
export function PanelButtons({ name, kind, fields, hasMovedOn, isSending, isAsked, onCancel }: PanelButtonsProps) {
  const language = useLanguage()
  const messages = panelMessages(language)
  const missing = missingOf(fields)
  return (
    <div className={classes(styles.send, keyboard.bar)}>
      <Button
        type="submit"
        variant="primary"
        disabled={missing !== null || hasMovedOn || isSending}
        onClick={onceAtATime}
      >
        {kind === 'update' ? messages.submitUpdate : messages.complete(name)}
      </Button>
      <Button onClick={onCancel}>{messages.cancel(name)}</Button>
      {!hasMovedOn && !isAsked && (
        <p>
          {missing && messages.notSaved[missing]}{' '}
          <span className={styles.keys}>{missing ? messages.keysSave : messages.keysToo}</span>
        </p>
      )}
    </div>
  )
}

/** What is not saved yet; null when everything is. */
function missingOf({ isLevelSaved, isThesisSaved }: DecisionFields): 'thesis' | 'level' | 'both' | null {
  if (isLevelSaved && isThesisSaved) return null
  return isLevelSaved ? 'thesis' : isThesisSaved ? 'level' : 'both'
}
