import { Link } from '@tanstack/react-router'
import type { CorrectionView } from '#contract/corrections.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { correctedFrom } from '../correction-format.ts'

type CorrectedMarksProps = { corrections: readonly CorrectionView[] | undefined }

/**
 * Marks what of an entry was corrected, with what had been written. The value that counts stands in the entry itself; each mark leads to the
 * entry of the correction, which tells it whole.
 */
export function CorrectedMarks({ corrections = [] }: CorrectedMarksProps) {
  const language = useLanguage()
  return corrections.map((correction) => (
    <span key={correction.sequence} data-own-words>
      <Link to="." hash={`entry-${correction.sequence}`}>
        {correctedFrom(correction, language)}
      </Link>
    </span>
  ))
}
