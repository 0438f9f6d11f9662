import type { CorrectionView } from '#contract/corrections.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { writtenDay } from '../asset-lines.ts'
import { correctionLine } from '../correction-format.ts'

type EntryCorrectionsProps = { corrections: readonly CorrectionView[] | undefined }

/**
 * Lists the corrections of an entry with the old value, the date and the reason, where the entries of the corrections may not be
 * in sight: in the Journal of all assets.
 */
export function EntryCorrections({ corrections = [] }: EntryCorrectionsProps) {
  const language = useLanguage()
  return corrections.map((correction) => (
    <span key={correction.sequence} data-own-words>
      {correctionLine(correction, language)} ({writtenDay(correction.dateAdded, language)})
    </span>
  ))
}
