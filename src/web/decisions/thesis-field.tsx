import { THESIS_LENGTH, thesisCounter } from '#domain/decisions/limits.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { checkThesis } from './decision-checks.ts'

type ThesisFieldProps = {
  value: string
  onChange: (thesis: string) => void
  readOnly?: boolean
  error?: string | undefined
}

/** The field for the thesis. A text that is too long is never cut; the field says so while the user can shorten it. */
export function ThesisField({ value, onChange, readOnly, error }: ThesisFieldProps) {
  const isTooLong = value.length > THESIS_LENGTH.max
  return (
    <TextArea
      label="Thesis"
      minLength={THESIS_LENGTH.min}
      readOnly={readOnly}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      hint={
        <>
          <span>{thesisCounter(value.length)}</span> <span>From {THESIS_LENGTH.min} on it can be recorded.</span>
        </>
      }
      error={error ?? (isTooLong ? checkThesis(value) : undefined)}
    />
  )
}
