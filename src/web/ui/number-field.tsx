import type { ComponentProps, KeyboardEvent } from 'react'
import { TextField } from './text-field.tsx'

type NumberFieldProps = Omit<ComponentProps<typeof TextField>, 'onChange' | 'value' | 'type'> & {
  value: string
  onChange: (value: string) => void
}

/**
 * A number as text. A native number input discards what it cannot read and changes with the mouse wheel; here the typed text
 * stays, so that it can be corrected. The arrow keys change it by `step`, if there is one, down to `min`. While amounts are
 * hidden, the number is hidden unless `hides` says otherwise.
 */
export function NumberField({ value, onChange, min, step, hides = 'all', ...rest }: NumberFieldProps) {
  const stepByArrow = (event: KeyboardEvent<HTMLInputElement>) => {
    const next = stepped(value, event.key, Number(step), Number(min ?? 0))
    if (next === null) return
    event.preventDefault()
    onChange(next)
  }
  const stepping = step ? { role: 'spinbutton', 'aria-valuetext': value, onKeyDown: stepByArrow, min, step } : {}
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      hides={hides}
      {...stepping}
      {...rest}
    />
  )
}

function stepped(value: string, key: string, step: number, min: number): string | null {
  const direction = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0
  const current = Number(value)
  if (direction === 0 || !Number.isSafeInteger(Math.trunc(current))) return null
  return String(Math.max(min, current + direction * step))
}
