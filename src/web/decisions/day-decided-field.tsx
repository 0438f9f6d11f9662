import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { DayField } from '#web/ui/day-field.tsx'
import { wholeDay } from '#web/ui/unfinished-day.ts'
import { decisionMessages } from './decision-messages.ts'

type DayDecidedFieldProps = {
  /** The ISO day, `UNFINISHED_DAY`, or empty for today. */
  value: string
  onChange: (decidedOn: string) => void
  error: string | undefined
}

/** The field for the day of a decision in New York: today, unless the user enters an earlier one (ruling 19). */
export function DayDecidedField({ value, onChange, error }: DayDecidedFieldProps) {
  const today = marketDayOf(new Date().toISOString())
  const day = value || today
  const { decidedOn, asOfThatDay } = useMessages(decisionMessages)
  return (
    <DayField
      label={decidedOn}
      max={today}
      value={day}
      hint={wholeDay(day) !== '' && day < today ? asOfThatDay : null}
      onChange={(typed) => onChange(typed === today ? '' : typed)}
      error={error}
    />
  )
}
