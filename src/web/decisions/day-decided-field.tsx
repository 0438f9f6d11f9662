import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { TextField } from '#web/ui/text-field.tsx'

type DayDecidedFieldProps = {
  /** The ISO day; empty for today. */
  value: string
  onChange: (decidedOn: string) => void
  error: string | undefined
}

/** The field for the day of a decision in New York: today, unless the user enters an earlier one (ruling 19). */
export function DayDecidedField({ value, onChange, error }: DayDecidedFieldProps) {
  const today = marketDayOf(new Date().toISOString())
  const day = value || today
  return (
    <TextField
      label="Decided on"
      type="date"
      max={today}
      value={day}
      hint={day < today ? OF_THAT_DAY : null}
      onChange={({ target }) => onChange(target.value === today ? '' : target.value)}
      error={error}
    />
  )
}

const OF_THAT_DAY = 'Quantity and price as they were on that day. A split since then is recorded afterwards.'
