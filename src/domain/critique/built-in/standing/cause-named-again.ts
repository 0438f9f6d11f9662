import { plainText } from '../../../language/plain-text.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { dayWritten } from '../basis/day-of-writing.ts'
import { holdingPeriodOf } from '../basis/holding-period.ts'
import { isReadable } from '../basis/readable.ts'
import type { StandingFact } from './standing-finding.ts'
import { clausesThat } from './stated-clauses.ts'

/**
 * What comes from outside of the company, a tariff, an election, a drought, where this entry names it and an earlier one did too: both
 * beside each other, with the day, and nothing of how they stand to each other. The latest earlier one counts.
 */
export function* causeNamedAgain(request: CritiqueRequest): Iterable<StandingFact> {
  const { decision } = request
  const named = CAUSES.filter((cause) => cause.test(plainText(decision.thesis)))
  const period = named.length > 0 && isReadable(request) ? holdingPeriodOf(request) : null
  if (!period) return
  const entries = [period.origin, ...period.since].toReversed()
  for (const cause of named) {
    const isNamed = (words: string) => cause.test(words) && !OF_OTHERS.test(words)
    for (const entry of entries) {
      const [wrote] = cause.test(plainText(entry.thesis)) ? clausesThat({ decision: entry }, isNamed) : []
      const [quoted] = wrote ? clausesThat(request, isNamed) : []
      if (wrote && quoted && quoted !== wrote)
        yield { quoted, values: { wrote, words: quoted, day: dayWritten(entry) }, ways: BESIDE }
    }
  }
}

/** Whether a text names anything of the world, in whatever clause. */
export const namesWorld = (text: string): boolean => CAUSES.some((cause) => cause.test(plainText(text)))

const OF_OTHERS =
  /(?<![a-z])(?:says?|said|thinks?|thought|believes?|told|tells?|writes?|wrote|claims?|according)(?![a-z])/

const whole = (words: string): RegExp => new RegExp(`(?<![a-z-])(?:${words})(?![a-z])`)

/** What comes from outside of any one company. One of each: words of one row are of one thing. */
const OF_WORLD: readonly RegExp[] = [
  'tariffs?|import (?:tax|taxes|duties|duty)',
  'elections?|(?:the |a )?(?:midterms|referendum)',
  '(?<!price )(?:war|wars|invasion|ceasefire)',
  '(?:the )?fed|ecb|(?:the )?central bank|interest rates?|rate (?:cuts?|hikes?)',
  'inflation',
  '(?:oil|crude|brent|gas|power|steel|copper|wheat|cocoa|coffee|sugar|milk|freight) (?:price|prices|rate|rates)|opec',
  'sanctions?|embargo|export (?:ban|controls?)',
  'red sea|suez|panama canal|houthis?',
  'drought|hurricanes?|storms?|floods?|frost|el niño|la niña|harvest',
  'recession',
  'shutdown|parliament|congress|(?:the )?senate|white house|ministry|minister',
  '(?:strong |weak |the )?dollar (?:is|was|rose|fell|strength|weakness)|exchange rates?|devaluation',
].map(whole)

/** What may come from outside, or be the company's own: its lawsuit, its strike, its grant. */
const OF_COMPANY_TOO: readonly RegExp[] = [
  '(?:the )?(?:strike|walkout)(?! (?:price|at|of))',
  'courts?|lawsuits?|verdict|judges?|appeal(?! to)|ruling',
  'regulators?|fda|ema|ftc|doj|antitrust|cartel office',
  'pandemic|covid|lockdowns?',
  'subsid(?:y|ies)|(?:the )?[a-z]+ act(?! (?:of|on|like|as|upon))|grants?',
].map(whole)

const CAUSES = [...OF_WORLD, ...OF_COMPANY_TOO]

const BESIDE = [
  'On {day} you wrote {wrote}; today you write {words}.',
  'Beside today’s {words} stands what you wrote on {day}: {wrote}.',
] as const
