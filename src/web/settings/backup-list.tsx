import type { BackupsView } from '#contract/settings.ts'
import { bytesWords } from '#web/exports/bytes-format.ts'
import { useLangOfEnglish, useLanguage } from '#web/language/use-messages.ts'
import { Fact, FactList } from '#web/ui/fact-list.tsx'
import { formatAge, formatCount, formatMoment, readersTimeZone } from '#web/ui/format.ts'
import { settingsMessages } from './settings-messages.ts'

/** The automatic backups of this Candor, which contain everybody's journals. */
export function BackupList({ backups }: { backups: BackupsView }) {
  const language = useLanguage()
  const messages = settingsMessages(language).backups
  const english = useLangOfEnglish()
  const { newest, count, bytes, isEncrypted, problem } = backups
  const timeZone = readersTimeZone()
  const newestLines = newest
    ? [
        messages.ageAndSize(
          formatAge(newest.madeAt, new Date().toISOString(), timeZone, language),
          bytesWords(newest.bytes, language),
        ),
        (isEncrypted ? messages.made : messages.madeOpen)(formatMoment(newest.madeAt, timeZone, language)),
      ]
    : [messages.none, messages.eachDay]
  const problemLine = problem && (
    <>
      {messages.problem} <span lang={english}>{problem}</span>
    </>
  )
  return (
    <FactList>
      <Fact term={messages.newest} lines={[...newestLines, problemLine]} />
      {count > 1 && (
        <Fact term={messages.all} lines={[messages.count(formatCount(count, language), bytesWords(bytes, language))]} />
      )}
      <Fact term={messages.where} lines={[messages.onMachine, messages.lost]} />
    </FactList>
  )
}
