import type { DailyPricesBody, FileQuestion } from '#contract/prices.ts'
import { splitName } from '#web/assets/asset-format.ts'
import styles from '#web/forms/small-form.module.css'
import { Button } from '#web/ui/button.tsx'
import { formatDay, formatUsd } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'

/** The answers of the user that are sent together with a file. */
export type FileAnswer = Pick<DailyPricesBody, 'reading' | 'leapsAreRight'>

type FileQuestionNoticeProps = { question: FileQuestion; isSending: boolean; onAnswer: (answer: FileAnswer) => void }

/** A question about a file that only the user can answer. Nothing of the file is stored before that. */
export function FileQuestionNotice({ question, isSending, onAnswer }: FileQuestionNoticeProps) {
  if (question.kind !== 'adjusted') {
    return (
      <Notice kind="info">
        <div className={styles.result}>
          <p>{question.kind === 'leap' ? leapWords(question) : waitsWords(question)} Nothing is stored yet.</p>
          <Button disabled={isSending} onClick={() => onAnswer({ leapsAreRight: true })}>
            The prices are right
          </Button>
        </div>
      </Notice>
    )
  }
  return (
    <Notice kind="info">
      <div className={styles.result}>
        <p>These closes differ from what is known by a split. Which is it? Nothing is stored yet.</p>
        <p>Each column says what one share cost on its day, if the file is read in that way.</p>
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Known</th>
              <th scope="col">As traded</th>
              <th scope="col">Adjusted</th>
            </tr>
          </thead>
          <tbody>
            {question.days.map(({ day, known: stored, knownOn, asTraded, adjusted }) => (
              <tr key={`${day} ${stored}`}>
                <th scope="row">{formatDay(day)}</th>
                <td>
                  {formatUsd(stored)}
                  {knownOn && ` (${formatDay(knownOn)})`}
                </td>
                <td>{formatUsd(asTraded)}</td>
                <td>{formatUsd(adjusted)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.buttons}>
          <Button disabled={isSending} onClick={() => onAnswer({ reading: 'adjusted' })}>
            Adjusted for splits
          </Button>
          <Button disabled={isSending} onClick={() => onAnswer({ reading: 'as-traded' })}>
            As traded
          </Button>
        </div>
      </div>
    </Notice>
  )
}

const waitsWords = ({ day, from, to }: Extract<FileQuestion, { kind: 'waits' }>): string =>
  `From ${formatUsd(from)} to ${formatUsd(to)} on ${formatDay(day)}: that may be a price after the split that you are asked about above. Answer that first, and upload the file again.`

function leapWords(leap: Extract<FileQuestion, { kind: 'leap' }>): string {
  const { day, from, to, newShares, oldShares } = leap
  return leap.isSameDay
    ? `Of ${formatDay(day)} your journal says ${formatUsd(from)} and this file ${formatUsd(to)}, as if it were adjusted for a later ${splitName(leap)} that is not recorded. Was there one? Then record it first, with the day on which it took effect, and upload the file again.`
    : `From ${formatUsd(from)} to ${formatUsd(to)} on ${formatDay(day)}: that looks like a ${splitName(leap)}. Was there one? Then record ${newShares} for ${oldShares} first, and upload the file again.`
}
