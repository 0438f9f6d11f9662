import type { AnalysisView } from '#contract/critiques.ts'
import { SECTION_LABELS } from '#domain/critique/critique.ts'
import { messagesOf } from '#web/language/messages.ts'

type Mark = NonNullable<AnalysisView['marks']>[number]['kind']
type Unfinished = Exclude<AnalysisView['status'], 'complete'>

/** The frame of a critique. What the critic writes stays in its own language. */
const english = {
  parts: SECTION_LABELS,
  none: 'There is no critique of this entry yet.',
  askAgain: 'Ask again',
  earlierOne: 'An earlier answer',
  earlier: (count: string) => `${count} earlier answers`,
  arriving: 'The critique is being written...',
  /** Why there is no complete critique. */
  unfinished: {
    refused: 'The model declined to write a critique.',
    'cut-off': 'The critique ran into its length limit before it was finished.',
    filtered: "The provider's content filter stopped the critique.",
    failed: 'No critique could be written.',
    interrupted: 'The connection broke before the critique was finished.',
  } as Readonly<Record<Unfinished, string>>,
  entryIsSafe: 'Your entry itself is recorded and safe.',
  inStead: 'The built-in critic answers instead.',
  asFarAs: 'Unfinished, as far as it came:',
  /** How the built-in critic is named where a language model is named otherwise. */
  builtIn: 'built-in critic',
  noModel: 'No language model: it reads by fixed rules.',
  /** A critique stays as it was written after an entry that it read was corrected, so the reader is told. */
  correctedSince: {
    'this-entry': 'Written before this entry was corrected.',
    'earlier-entry': 'Written before an earlier entry was corrected.',
  },
  madeUp: 'Not in what it was given:',
  marks: {
    quote: 'words that it was not given, or not as yours',
    figure: 'a figure that nobody gave it',
    headline: 'no headline that it was given',
  } as Readonly<Record<Exclude<Mark, 'form'>, string>>,
  headlines: 'Headlines before this entry',
  /** Beside a figure of a filing, which is in English. */
  onYearBefore: (change: string) => `, ${change} on the year before`,
  filings: 'Filed with the SEC before this entry',
}

export type CritiqueMessages = typeof english
export const critiqueMessages = messagesOf('critiques', english)
