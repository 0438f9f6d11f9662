import { CONFIDENCE } from '#domain/decisions/limits.ts'
import { TickRange } from '#web/ui/tick-range.tsx'

type ConfidenceFieldProps = {
  value: number
  onChange: (level: number) => void
  disabled?: boolean
  error?: string | undefined
}

/**
 * The confidence as a number that can be scored later. The claim states what it refers to and which probability it stands for.
 */
export function ConfidenceField({ value, ...rest }: ConfidenceFieldProps) {
  return (
    <TickRange
      label="Confidence"
      min={CONFIDENCE.min}
      max={CONFIDENCE.max}
      value={value}
      valueText={`${value} of ${CONFIDENCE.max}`}
      {...rest}
    >
      <b>
        {value} / {CONFIDENCE.max}
      </b>
    </TickRange>
  )
}
