import { useId } from 'react'
import styles from './segments.module.css'

type SegmentsProps<Value extends string> = {
  /** The accessible name of the group, exactly. */
  legend: string
  options: readonly Value[]
  /** How the options are shown; by themselves if it is left out. */
  names?: Readonly<Partial<Record<Value, string>>>
  value: Value
  onChange: (value: Value) => void
}

/** A choice of one short word in a row, with the chosen one underlined. They are native radio buttons, so the arrow keys work. */
export function Segments<Value extends string>({ legend, options, names, value, onChange }: SegmentsProps<Value>) {
  const name = useId()
  return (
    <div className={styles.segments} role="radiogroup" aria-label={legend}>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={name} value={option} checked={option === value} onChange={() => onChange(option)} />
          <span>{names?.[option] ?? option}</span>
        </label>
      ))}
    </div>
  )
}
