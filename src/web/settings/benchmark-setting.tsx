import { useState } from 'react'
import { problemMessages } from '#web/api/problem-messages.ts'
import { RequestFailed } from '#web/api/request.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFirstErrorFocus } from '#web/ui/use-first-error-focus.ts'
import styles from './benchmark-setting.module.css'
import { SavedStatus } from './saved-status.tsx'
import { settingsMessages } from './settings-messages.ts'
import { useChangeSettings } from './use-change-settings.ts'

/** The benchmark with which decisions are compared. A ticker that was refused stays in the field. */
export function BenchmarkSetting({ ticker: stored }: { ticker: string }) {
  const { save: saveName, notSaved, benchmark: messages } = useMessages(settingsMessages)
  const { text } = useMessages(problemMessages)
  const { choose, isStored, failure } = useChangeSettings()
  const [typed, setTyped] = useState(stored)
  const [sent, setSent] = useState<string | null>(null)
  const form = useFirstErrorFocus<HTMLFormElement>(failure, false)
  const isSame = typed.trim().toUpperCase() === stored
  const save = () => {
    setSent(typed)
    choose({ benchmark: typed })
  }
  return (
    <div>
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSame) save()
        }}
      >
        <div className={styles.field}>
          <TextField
            label={messages.name}
            unit={messages.unit}
            value={isSame && isStored ? stored : typed}
            error={failure && typed === sent ? notSaved(text(messageOf(failure))) : undefined}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <div className={styles.save}>
          <Button type="submit">{saveName}</Button>
          <SavedStatus isStored={isStored && isSame} failure={null} />
        </div>
      </form>
      <p className={styles.why}>{messages.why}</p>
      <p className={styles.why}>{messages.claims}</p>
    </div>
  )
}

const messageOf = (failure: Error): string =>
  (failure instanceof RequestFailed && failure.fieldError('benchmark')) || failure.message
