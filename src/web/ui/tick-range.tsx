import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { describeField, Field } from './field.tsx'
import styles from './tick-range.module.css'

type TickRangeProps = {
  label: string
  min: number
  max: number
  value: number
  onChange: (value: number) => void
  disabled?: boolean
  /** The value in words, for screen readers. */
  valueText: string
  /** The value and its meaning, beside the ticks. */
  children: ReactNode
  error?: string | undefined
}

/** A range input whose values are ticks that light up. A native input covers them, with the width of one thumb per tick. */
export function TickRange({ label, min, max, value, onChange, disabled, valueText, children, error }: TickRangeProps) {
  const id = useId()
  return (
    <Field id={id} label={label} error={error}>
      <div className={styles.row}>
        <div className={styles.range}>
          <input
            type="range"
            min={min}
            max={max}
            step={1}
            value={value}
            disabled={disabled}
            aria-valuetext={valueText}
            onChange={(event) => onChange(event.target.valueAsNumber)}
            {...describeField(id, { error })}
          />
          <Ticks value={value} max={max} />
        </div>
        <output htmlFor={id} className={styles.value}>
          {children}
        </output>
      </div>
    </Field>
  )
}

/** The ticks as a picture only, which needs the value in words beside it. */
export function Ticks({ value, max }: { value: number; max: number }) {
  return (
    <span className={styles.ticks} aria-hidden="true">
      {Array.from({ length: max }, (_, index) => index + 1).map((tick) => (
        <i key={tick} className={classes(tick <= value && styles.lit)} />
      ))}
    </span>
  )
}
