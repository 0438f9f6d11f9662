import type { CorrectionView } from '#contract/corrections.ts'
import { correctionLine } from '../correction-format.ts'

type EntryCorrectionsProps = { corrections: readonly CorrectionView[] | undefined }

/** Lists the corrections of an entry: the old value, the date and the reason, so that old and new values both stay visible. */
export const EntryCorrections = ({ corrections = [] }: EntryCorrectionsProps) =>
  corrections.map((correction) => (
    <span key={correction.sequence}>
      {correctionLine(correction)} ({correction.dateAddedReadable})
    </span>
  ))
