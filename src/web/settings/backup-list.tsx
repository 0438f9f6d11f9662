import type { BackupsView } from '#contract/settings.ts'
import { bytesWords } from '#web/exports/bytes-format.ts'
import { Fact, FactList } from '#web/ui/fact-list.tsx'
import { formatAge, formatMoment, readersTimeZone } from '#web/ui/format.ts'

/** The automatic backups of this Candor, which contain everybody's journals. */
export function BackupList({ backups }: { backups: BackupsView }) {
  const { newest, count, bytes, isEncrypted, problem } = backups
  const timeZone = readersTimeZone()
  const newestLines = newest
    ? [
        `${formatAge(newest.madeAt, new Date().toISOString(), timeZone)}, ${bytesWords(newest.bytes)}`,
        `Made ${formatMoment(newest.madeAt, timeZone)}, read back to its end${isEncrypted ? '' : ', not encrypted'}.`,
      ]
    : ['None yet', 'One is made each day while Candor runs, and before each update.']
  return (
    <FactList>
      <Fact term="Newest backup" lines={[...newestLines, problem && `The last one could not be made: ${problem}`]} />
      {count > 1 && <Fact term="All that are kept" lines={[`${count} backups, ${bytesWords(bytes)}`]} />}
      <Fact
        term="Where"
        lines={[
          'On the machine that runs this Candor',
          'A backup on the same disk is lost with it. Whoever runs this Candor can keep them elsewhere; your own export is a copy that you keep.',
        ]}
      />
    </FactList>
  )
}
