import { CONFIDENCE } from '#domain/decisions/limits.ts'
import { TickRange } from '#web/ui/tick-range.tsx'

type ConfidenceFieldProps = {
  value: number
  onChange: (level: number) => void
  disabled?: boolean
  error?: string | undefined
}

/** How sure somebody is, as a number that can be scored later, with its meaning beside it. */
export function ConfidenceField({ value, ...rest }: ConfidenceFieldProps) {
  const sure = surePercent(value)
  return (
    <TickRange
      label="Confidence"
      min={CONFIDENCE.min}
      max={CONFIDENCE.max}
      value={value}
      valueText={`${value} of ${CONFIDENCE.max}, about ${sure}% sure that the thesis proves right`}
      {...rest}
    >
      <b>
        {value} / {CONFIDENCE.max}
      </b>{' '}
      — about {sure}% sure that the thesis proves right
    </TickRange>
  )
}

/**
 * What a confidence means as a chance, in percent: each of the ten levels is the middle of its tenth, so that 5 is
 * somewhat below even and none claims to be certain.
 */
const surePercent = (confidence: number): number => confidence * 10 - 5
