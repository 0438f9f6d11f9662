import { type ReactNode, useEffect, useState } from 'react'
import type { Language } from '#domain/locale.ts'
import { isWrittenNumber } from '#domain/prices/written-number.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { Button } from './button.tsx'
import { fieldMessages } from './field-messages.ts'
import { formatQuantity } from './format.ts'
import { plainOf, readAnew, readTyped, typedOf } from './typed-number.ts'
import styles from './use-typed-number.module.css'

type OfField = {
  /** A plain number, or a text that is none. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** Whether nobody is typing it just now. */
  readonly isWritten: boolean
  /** Whether its amount is hidden. */
  readonly isMasked: boolean
}

type TypedNumber = {
  readonly text: string
  readonly type: (text: string) => void
  /** Which of two numbers is meant; null when the text has one meaning, or none. */
  readonly question: string | null
  /** How the text was read, or the answers to the question; null where the text says it itself. */
  readonly reading: ReactNode
}

/**
 * The text of a number field in the language of the page. In English it is the value itself, digits and a point. In German it is kept
 * as it was typed, and the field says how it reads it wherever Candor would write it in another way.
 */
export function useTypedNumber({ value, onChange, isWritten, isMasked }: OfField): TypedNumber {
  const language = useLanguage()
  const [typed, setTyped] = useState(() => ({ text: typedOf(value), told: value }))
  const anew = language === 'en' ? null : readAnew(value)
  // A draft that was begun in English would stay refused for a number that German reads.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onChange` is made anew for each rendering
  useEffect(() => {
    if (anew !== null) onChange(anew)
  }, [anew])
  if (language === 'en') return { text: value, type: onChange, question: null, reading: null }
  if (typed.told !== value) setTyped({ text: typedOf(value), told: value })
  const { text } = typed
  const type = (text: string) => {
    const told = plainOf(text)
    setTyped({ text, told })
    onChange(told)
  }
  const read = readTyped(text)
  if (isWrittenNumber(value))
    return { text, type, question: null, reading: isMasked ? null : noteOf(text, value, language) }
  if (read.kind !== 'ambiguous' || !isWritten) return { text, type, question: null, reading: null }
  const messages = fieldMessages(language)
  if (isMasked) return { text, type, question: messages.ambiguousHidden, reading: null }
  const answers = (
    <span className={styles.answers}>
      {/* Without a sign between its thousands, which is what the question is about. */}
      <Button onClick={() => onChange(read.grouped)}>{messages.mean(read.grouped)}</Button>
      <Button onClick={() => onChange(read.decimal)}>
        {saidOf(read.decimal, language, messages.mean, messages.meanBetween)}
      </Button>
    </span>
  )
  return { text, type, question: messages.ambiguous(text), reading: answers }
}

/** How a number was read; null where it is typed as Candor writes it, or in digits alone. */
function noteOf(text: string, value: string, language: Language): ReactNode {
  const { readAs, readBetween } = fieldMessages(language)
  const isPlain = /^\s*\d*\s*$/.test(text) || text.trim() === formatQuantity(value, language)
  if (isPlain && readTyped(text).kind !== 'ambiguous') return null
  return <span>{saidOf(value, language, readAs, readBetween)} </span>
}

type Say = (number: string) => string
type SayBetween = (number: string, low: string, high: string) => string

/** A number in words that leave no doubt of its size: one with three decimals looks like thousands. */
function saidOf(number: string, language: Language, say: Say, sayBetween: SayBetween): string {
  const low = Math.trunc(Number(number))
  const words = formatQuantity(number, language)
  if (Number(number) === low || words.replace(/.*,/, '').length !== 3) return say(words)
  return sayBetween(words, formatQuantity(String(low), language), formatQuantity(String(low + 1), language))
}
