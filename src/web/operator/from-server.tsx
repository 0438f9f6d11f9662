import type { ReactNode } from 'react'
import { problemMessages } from '#web/api/problem-messages.ts'
import { useLangOfEnglish, useMessages } from '#web/language/use-messages.ts'
import { operatorMessages } from './operator-messages.ts'

type FromServerProps = { words: string; children?: (words: string) => ReactNode }

/**
 * What the server says of a provider, the same as a start prints, in the language of the page: whole or part by part as far as its parts
 * are known there, and else as it stands, in English.
 */
export function FromServer({ words, children = (text) => text }: FromServerProps) {
  const { ofDraft } = useMessages(problemMessages)
  const { after } = useMessages(operatorMessages)
  const langOfEnglish = useLangOfEnglish()
  const whole = ofDraft(words)
  const parts = words.split(', then ').map((part) => part.split(', ').map(ofDraft).join(', '))
  const told = whole === words ? parts.reduce(after) : whole
  return <span lang={told === words ? langOfEnglish : undefined}>{children(told)}</span>
}
