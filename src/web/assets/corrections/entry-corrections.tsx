import type { CorrectionView } from '#contract/corrections.ts'
import { correctionLine } from './correction-format.ts'

type EntryCorrectionsProps = { corrections: readonly CorrectionView[] | undefined }

/** What an entry said before it was corrected, when that was and why: both stay in view. */
export const EntryCorrections = ({ corrections = [] }: EntryCorrectionsProps) =>
  corrections.map((correction) => (
    <span key={correction.sequence}>
      {correctionLine(correction)} ({correction.dateAddedReadable})
    </span>
  ))
