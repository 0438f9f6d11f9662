import { CONFIDENCE } from '#domain/decisions/limits.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { TickRange } from '#web/ui/tick-range.tsx'
import { decisionMessages } from './decision-messages.ts'

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
  const { confidence, outOf } = useMessages(decisionMessages)
  return (
    <TickRange
      label={confidence}
      min={CONFIDENCE.min}
      max={CONFIDENCE.max}
      value={value}
      valueText={outOf(String(value), String(CONFIDENCE.max))}
      {...rest}
    >
      <b>
        {value} / {CONFIDENCE.max}
      </b>
    </TickRange>
  )
}
