import { Link } from '@tanstack/react-router'
import type { ExplanationView } from '#contract/explanations.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { formatCount, formatQuantity, formatUsd } from '#web/ui/format.ts'
import { assetPath } from '../routes/asset-path.ts'
import type { AskedFigure } from './explanation.ts'
import styles from './explanation-dialog.module.css'
import { explanationMessages } from './explanation-messages.ts'

type ExplanationEntriesProps = {
  user: string
  explanation: ExplanationView
  requested: AskedFigure
  /** Called when a link is followed, so that the dialog over the page can close. */
  onFollow: () => void
}

/** The entries from which a figure is computed, each with a link to its place in the journal. */
export function ExplanationEntries({ user, explanation, requested, onFollow }: ExplanationEntriesProps) {
  const language = useLanguage()
  const messages = explanationMessages(language)
  const sequences = new Set(explanation.figures.find(({ key }) => key === requested.figure)?.entries)
  const positionChanges = explanation.moves.filter(({ sequence }) => sequences.has(sequence))
  const others = [...sequences].filter((sequence) => !positionChanges.some((change) => change.sequence === sequence))
  const link = (sequence: number, words: string) => (
    <EntryLink user={user} asset={requested.asset} sequence={sequence} onFollow={onFollow}>
      {words}
    </EntryLink>
  )
  return (
    <>
      {others.length > 0 && (
        <p className={styles.others}>
          {messages.writtenIn}{' '}
          {others.map((sequence, index) => (
            <span key={sequence}>
              {index > 0 && ', '}
              {link(sequence, messages.entry(formatCount(sequence, language)))}
            </span>
          ))}
          .
        </p>
      )}
      {positionChanges.length > 0 && (
        <table className={styles.changes}>
          <caption>{messages.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.what}</th>
              <th scope="col">{messages.heldAfter}</th>
              <th scope="col">{messages.hadCost}</th>
            </tr>
          </thead>
          <tbody>
            {positionChanges.map(({ sequence, on, what, quantity, cost }) => (
              <tr key={sequence}>
                <th scope="row">
                  {link(sequence, what)} <span>{on}</span>
                </th>
                <td>{formatQuantity(quantity, language)}</td>
                <td>{formatUsd(cost, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

type EntryLinkProps = Pick<ExplanationEntriesProps, 'user' | 'onFollow'> & {
  asset: AskedFigure['asset']
  sequence: number
  children: string
}

const EntryLink = ({ user, asset, sequence, onFollow, children }: EntryLinkProps) => (
  <Link to={assetPath(user, asset.list, asset.assetId)} hash={`entry-${sequence}`} onClick={onFollow}>
    {children}
  </Link>
)
