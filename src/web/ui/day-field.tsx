import { type ComponentProps, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLanguage } from '#web/language/use-messages.ts'
import { fieldMessages } from './field-messages.ts'
import { formatDay } from './format.ts'
import { TextField } from './text-field.tsx'
import { dayTyped, UNFINISHED_DAY, wholeDay } from './unfinished-day.ts'

type DayFieldProps = Omit<ComponentProps<typeof TextField>, 'onChange' | 'value' | 'type' | 'ref'> & {
  /** The ISO day, `UNFINISHED_DAY`, or empty for none. */
  value: string
  onChange: (day: string) => void
}

/**
 * A day, typed part by part into a native input. Between two whole days the input has no value, and React would write the day from
 * before over the parts that are typed already: `06/05` became `11/05`. So the input keeps what is typed, and the form is told
 * `UNFINISHED_DAY` until the day is whole.
 *
 * A browser writes the day in its own language, so a page in another one says how it reads it.
 */
export function DayField({ value, onChange, error, hint, onFocus, onBlur, ...rest }: DayFieldProps) {
  const language = useLanguage()
  const messages = fieldMessages(language)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState({ text: textOf(value), told: value })
  const [isInside, setIsInside] = useState(false)
  if (typed.told !== value) setTyped({ text: textOf(value), told: value })
  const { text } = typed
  // React sees no difference between an empty input and one with a few parts of a day, so what is left of them is cleared here.
  useLayoutEffect(() => {
    if (value === '' && input.current?.validity.badInput) input.current.value = ''
  }, [value])
  // From an empty day to parts of one the value stays empty, so that no change is told of: the key or the leaving tells of it.
  const read = ({ currentTarget: { value: text, validity } }: SyntheticEvent<HTMLInputElement>) => {
    const told = dayTyped(text, validity.badInput)
    if (text === typed.text && told === value) return
    setTyped({ text, told })
    onChange(told)
  }
  return (
    <TextField
      {...rest}
      ref={input}
      type="date"
      value={text}
      onChange={read}
      onKeyUp={read}
      onFocus={(event) => {
        setIsInside(true)
        onFocus?.(event)
      }}
      onBlur={(event) => {
        setIsInside(false)
        read(event)
        onBlur?.(event)
      }}
      error={value === UNFINISHED_DAY && !isInside ? messages.unfinishedDay : error}
      hint={
        language === 'en' || wholeDay(value) === '' ? (
          hint
        ) : (
          <>
            {messages.day(formatDay(value, language))} {hint}
          </>
        )
      }
    />
  )
}

const textOf = (value: string): string => (value === UNFINISHED_DAY ? '' : value)
