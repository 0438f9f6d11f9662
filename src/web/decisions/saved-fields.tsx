import { useState } from 'react'
import { problemMessages } from '#web/api/problem-messages.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfidenceField } from './confidence-field.tsx'
import { checkThesis } from './decision-checks.ts'
import type { DecisionFields } from './decision-draft.ts'
import { panelMessages } from './panel-messages.ts'
import styles from './saved-fields.module.css'
import { ThesisField } from './thesis-field.tsx'

type SavedFieldProps = {
  fields: DecisionFields
  change: (changed: Partial<DecisionFields>) => void
  error: string | undefined
}

export function SavedLevel({ fields, change, error }: SavedFieldProps) {
  const { updatedConfidenceLevel, isLevelSaved } = fields
  const { editLevel, saveLevel } = useMessages(panelMessages)
  return (
    <div className={styles.saved}>
      <ConfidenceField
        value={updatedConfidenceLevel}
        onChange={(level) => change({ updatedConfidenceLevel: level })}
        disabled={isLevelSaved}
        error={error}
      />
      <Button variant="quiet" onClick={() => change({ isLevelSaved: !isLevelSaved })}>
        {isLevelSaved ? editLevel : saveLevel}
      </Button>
    </div>
  )
}

/** The thesis can be saved only if it is valid, so that an enabled «Submit» does not fail. */
export function SavedThesis({ fields, change, error }: SavedFieldProps) {
  const { updatedThesis, isThesisSaved } = fields
  const { editThesis, saveThesis } = useMessages(panelMessages)
  const { text } = useMessages(problemMessages)
  const [refused, setRefused] = useState<string | null>(null)
  const found = refused === updatedThesis ? checkThesis(updatedThesis) : undefined
  const toggle = () => {
    if (isThesisSaved) return change({ isThesisSaved: false })
    if (checkThesis(updatedThesis)) setRefused(updatedThesis)
    else change({ isThesisSaved: true })
  }
  return (
    <div className={styles.saved}>
      <ThesisField
        value={updatedThesis}
        onChange={(thesis) => change({ updatedThesis: thesis })}
        readOnly={isThesisSaved}
        error={error ?? (found && text(found))}
      />
      <Button variant="quiet" onClick={toggle}>
        {isThesisSaved ? editThesis : saveThesis}
      </Button>
    </div>
  )
}
