import { type ComponentProps, type FocusEvent, type KeyboardEvent, use, useState } from 'react'
import { FieldMask } from './field-mask.ts'
import { TextField } from './text-field.tsx'
import { useTypedNumber } from './use-typed-number.tsx'

type NumberFieldProps = Omit<ComponentProps<typeof TextField>, 'onChange' | 'value' | 'type'> & {
  /** A plain number, as `1212.5`, or a text that is none. */
  value: string
  onChange: (value: string) => void
}

/**
 * A number as text. A native number input discards what it cannot read and changes with the mouse wheel; here the typed text
 * stays, so that it can be corrected. The arrow keys change it by `step`, if there is one, down to `min`. While amounts are
 * hidden, the number is hidden unless `hides` says otherwise.
 *
 * It is typed as it is written in the language of the page, and the form is told the plain number.
 */
export function NumberField({ value, onChange, min, step, hides = 'all', hint, error, ...rest }: NumberFieldProps) {
  const isMasked = use(FieldMask) !== null && hides !== 'nothing'
  const [isInside, setIsInside] = useState(false)
  // While somebody types, `1.212` may be on its way to `1.212,50`.
  const isWritten = !isInside || Boolean(error)
  const { text, type, question, reading } = useTypedNumber({ value, onChange, isWritten, isMasked })
  const stepByArrow = (event: KeyboardEvent<HTMLInputElement>) => {
    const next = stepped(value, event.key, Number(step), Number(min ?? 0))
    if (next === null) return
    event.preventDefault()
    onChange(next)
  }
  const stepping = step ? { role: 'spinbutton', 'aria-valuetext': text, onKeyDown: stepByArrow, min, step } : {}
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      hides={hides}
      {...stepping}
      {...rest}
      value={text}
      onChange={(event) => type(event.target.value)}
      onFocus={(event: FocusEvent<HTMLInputElement>) => {
        setIsInside(true)
        rest.onFocus?.(event)
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        setIsInside(false)
        rest.onBlur?.(event)
      }}
      error={question ?? error}
      hint={
        reading === null ? (
          hint
        ) : (
          <>
            {reading}
            {hint}
          </>
        )
      }
    />
  )
}

function stepped(value: string, key: string, step: number, min: number): string | null {
  const direction = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0
  const current = Number(value)
  if (direction === 0 || !Number.isSafeInteger(Math.trunc(current))) return null
  return String(Math.max(min, current + direction * step))
}
