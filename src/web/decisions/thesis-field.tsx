import { THESIS_LENGTH } from '#domain/decisions/limits.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { checkThesis } from './decision-checks.ts'
import { decisionMessages } from './decision-messages.ts'

type ThesisFieldProps = {
  value: string
  onChange: (thesis: string) => void
  readOnly?: boolean
  error?: string | undefined
}

/** The field for the thesis. A text that is too long is never cut; the field says so while the user can shorten it. */
export function ThesisField({ value, onChange, readOnly, error }: ThesisFieldProps) {
  const messages = useMessages(decisionMessages)
  const { text } = useMessages(problemMessages)
  const found = checkThesis(value)
  const isTooLong = value.length > THESIS_LENGTH.max
  return (
    <TextArea
      label={messages.thesis}
      minLength={THESIS_LENGTH.min}
      readOnly={readOnly}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      hint={
        <>
          <span>{messages.counter(String(value.length))}</span> <span>{messages.from(String(THESIS_LENGTH.min))}</span>
        </>
      }
      error={error ?? (isTooLong && found ? text(found) : undefined)}
    />
  )
}
