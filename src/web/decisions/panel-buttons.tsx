import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import keyboard from '../forms/keyboard-bar.module.css'
import { onceAtATime } from '../forms/record-by-keys.ts'
import type { DecisionFields } from './decision-draft.ts'
import styles from './decision-panel.module.css'

type PanelButtonsProps = {
  /** `Update`, or the action of the panel. */
  name: string
  fields: DecisionFields
  hasMovedOn: boolean
  isSending: boolean
  /** Whether a question is open, which no keys answer. */
  isAsked: boolean
  onCancel: () => void
}

/** The buttons of a panel. While a field is not saved, they say what is missing before the decision can be recorded. */
export function PanelButtons({ name, fields, hasMovedOn, isSending, isAsked, onCancel }: PanelButtonsProps) {
  const missing = missingWords(fields)
  return (
    <div className={classes(styles.send, keyboard.bar)}>
      <Button
        type="submit"
        variant="primary"
        disabled={missing !== null || hasMovedOn || isSending}
        onClick={onceAtATime}
      >
        {name === 'Update' ? 'Submit Update' : `Complete ${name}`}
      </Button>
      <Button onClick={onCancel}>Cancel {name}</Button>
      {!hasMovedOn && !isAsked && (
        <p>
          {missing && `Not saved yet: ${missing}.`}{' '}
          <span className={styles.keys}>{missing ? 'Ctrl Enter saves and records.' : 'Ctrl Enter records too.'}</span>
        </p>
      )}
    </div>
  )
}

/** What is not saved yet; null when everything is. */
function missingWords({ isLevelSaved, isThesisSaved }: DecisionFields): string | null {
  if (isLevelSaved && isThesisSaved) return null
  return isLevelSaved ? 'the thesis' : isThesisSaved ? 'the level' : 'the level and the thesis'
}
