import type { OwnTest } from '../own-test.ts'
import { contentWords } from '../vocabulary/content-terms.ts'

/** Whether a clause names what is measured: its last word, and no word for another part of it. */
export function speaksOf({ measured, words }: OwnTest, plain: string): boolean {
  const measuredWords = contentWords(measured ?? '').filter((word) => word !== 'grow')
  const told = contentWords(plain)
  const head = measuredWords.at(-1)
  if (head === undefined)
    return /(?<![a-z])growth|grew(?![a-z])/.test(plain) && !isOfPart('grow', [], withoutWhole(plain))
  if (
    !told.includes(head) &&
    !(measuredWords.length > 1 && measuredWords.some((word) => word.length > 4 && told.includes(word)))
  )
    return false
  if (isOfPart(head, measuredWords, plain) || isNarrowed(head, measuredWords, plain)) return false
  // Of a name with several words, at least half must occur: "with fuel" is not "unit cost ex fuel".
  if (measuredWords.filter((word) => told.includes(word)).length * 2 < measuredWords.length) return false
  return (
    // "Payout 60% of free cash flow" for "the payout went over 70% of free cash flow": what the test names too is no other part.
    !told.some((word) => PARTS.has(word) && !measuredWords.includes(word) && !contentWords(words).includes(word)) ||
    (measuredWords.length > 1 && measuredWords.every((word) => told.includes(word)))
  )
}

/** "Growth below 8%" of nothing that is named is the growth of the whole: "Organic growth was 9%", and not "Cloud grew 9%". */
const withoutWhole = (plain: string): string => plain.replace(GROWS_WHOLE, '')
const GROWS_WHOLE =
  /(?<![a-z])(?:(?:it|they|we|who|which|and|the|that|this|so|year|quarter|half|constant[- ]currency|currency|underlying|comparable|like[- ]for[- ]like|real|organic|revenues?|sales|turnover|top[- ]line) )+(?=grew|growth)/

/**
 * Whether the words right before what is measured narrow it to a part or to another company: "bioprocess book-to-bill" is about a
 * part of the company, and "ServiceNow's operating margin" about another one. Words of time and verbs do not narrow it.
 */
function isOfPart(head: string, measuredWords: readonly string[], plain: string): boolean {
  // "A 64bn all stock deal": the kind of payment narrows nothing.
  const names =
    plain.replace(/(?<![a-z])all[- ](?:stock|cash|share)(?![a-z])/g, '').match(/[a-z0-9&][a-z0-9&'-]*/g) ?? []
  let place = names.findIndex((name) => contentWords(name).includes(head)) - 1
  while (place >= 0 && measuredWords.includes(contentWords(names[place] ?? '')[0] ?? '')) place -= 1
  const before = names[place] ?? ''
  const [word] = contentWords(before)
  return word !== undefined && !/\d/.test(before) && !OF_WHOLE.has(before)
}

/** Whether the word after what is measured makes it another thing: "cash burn" is not cash. */
function isNarrowed(head: string, measuredWords: readonly string[], plain: string): boolean {
  const names = plain.match(/[a-z0-9&][a-z0-9&'-]*/g) ?? []
  const next = names[names.findIndex((name) => contentWords(name).includes(head)) + 1] ?? ''
  return NARROWS.test(next) && !contentWords(next).some((word) => measuredWords.includes(word))
}

const NARROWS =
  /^(?:burn|flow|outflow|costs?|expenses?|conversion|generation|guidance|target|mix|backlog|per|tax|interest|fees?|mi(?:x|ssion)|write-?(?:offs?|downs?))$/

/** Words before what is measured that do not narrow it. */
const OF_WHOLE = new Set(
  'percent million billion thousand total group overall company consolidated reported whole full-year latest last current trailing average quarterly annual yearly monthly but now again still only also even yet while because since with show shows showed see saw get got has had have grew grow grows fell fall falls rose rise rises lost keep kept made came come stays stayed remains remained reports posted post printed print'.split(
    ' ',
  ),
)

/** Words that name different parts of the same thing, such as gross and operating margin. */
const PARTS = new Set(
  contentWords(
    'gross operating net us european europe china chinese international organic domestic core adjusted free total consulting software hardware service cloud',
  ),
)
