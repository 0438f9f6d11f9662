import type { DailyPricesBody, FileQuestion } from '#contract/prices.ts'
import type { Language } from '#domain/locale.ts'
import { splitName } from '#web/assets/asset-format.ts'
import styles from '#web/forms/small-form.module.css'
import { useLanguage } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { formatDay, formatUsd } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'

import { assetFormMessages } from './form-messages.ts'

/** The answers of the user that are sent together with a file. */
export type FileAnswer = Pick<DailyPricesBody, 'reading' | 'leapsAreRight'>

type FileQuestionNoticeProps = { question: FileQuestion; isSending: boolean; onAnswer: (answer: FileAnswer) => void }

/** A question about a file that only the user can answer. Nothing of the file is stored before that. */
export function FileQuestionNotice({ question, isSending, onAnswer }: FileQuestionNoticeProps) {
  const language = useLanguage()
  const messages = assetFormMessages(language).daily
  if (question.kind !== 'adjusted') {
    return (
      <Notice kind="info">
        <div className={styles.result}>
          <p>
            {question.kind === 'leap' ? leapWords(question, language) : waitsWords(question, language)}{' '}
            {messages.notYet}
          </p>
          <Button disabled={isSending} onClick={() => onAnswer({ leapsAreRight: true })}>
            {messages.pricesAreRight}
          </Button>
        </div>
      </Notice>
    )
  }
  return (
    <Notice kind="info">
      <div className={styles.result}>
        <p>{messages.differ}</p>
        <p>{messages.eachColumn}</p>
        <table>
          <thead>
            <tr>
              <th scope="col">{messages.day}</th>
              <th scope="col">{messages.known}</th>
              <th scope="col">{messages.asTraded}</th>
              <th scope="col">{messages.adjusted}</th>
            </tr>
          </thead>
          <tbody>
            {question.days.map(({ day, known: stored, knownOn, asTraded, adjusted }) => (
              <tr key={`${day} ${stored}`}>
                <th scope="row">{formatDay(day, language)}</th>
                <td>
                  {formatUsd(stored, language)}
                  {knownOn && ` (${formatDay(knownOn, language)})`}
                </td>
                <td>{formatUsd(asTraded, language)}</td>
                <td>{formatUsd(adjusted, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.buttons}>
          <Button disabled={isSending} onClick={() => onAnswer({ reading: 'adjusted' })}>
            {messages.adjustedForSplits}
          </Button>
          <Button disabled={isSending} onClick={() => onAnswer({ reading: 'as-traded' })}>
            {messages.asTraded}
          </Button>
        </div>
      </div>
    </Notice>
  )
}

const waitsWords = ({ day, from, to }: Extract<FileQuestion, { kind: 'waits' }>, language: Language): string =>
  assetFormMessages(language).daily.waits(formatUsd(from, language), formatUsd(to, language), formatDay(day, language))

function leapWords(leap: Extract<FileQuestion, { kind: 'leap' }>, language: Language): string {
  const messages = assetFormMessages(language).daily
  const { newShares, oldShares } = leap
  const [from, to] = [formatUsd(leap.from, language), formatUsd(leap.to, language)]
  const [day, split] = [formatDay(leap.day, language), splitName(leap, language)]
  return leap.isSameDay
    ? messages.sameDay(day, from, to, split)
    : `${messages.leap(from, to, day, split)} ${messages.recordFirst(newShares, oldShares)}`
}
