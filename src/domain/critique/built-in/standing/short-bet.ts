import { plainText } from '../../../language/plain-text.ts'
import { calendarDaysBetween } from '../../../prices/market-calendar.ts'
import type { CritiqueRequest } from '../../critique.ts'

/**
 * Whether an entry may be a bet of days or weeks: its option ends by then, or its words count in days, weeks or a weekday. Its number is
 * about that time, whatever claim of months stands in the form.
 */
export const isShortBet = ({ option, decision }: CritiqueRequest): boolean =>
  (option?.expiresOn !== undefined &&
    option.expiresOn !== null &&
    calendarDaysBetween(decision.at, `${option.expiresOn}T21:00:00.000Z`) < SHORT_DAYS) ||
  COUNTS_IN_DAYS.test(plainText(decision.thesis))

const SHORT_DAYS = 92
const FEW = '(?:a|one|two|three|four|five|six|ten|\\d{1,2}|a few|a couple of|some)'
const COUNTS_IN_DAYS = new RegExp(
  `(?<![a-z])(?:(?:in|for|within|over|max|only|just|after) (?:about |just |only |max |at most |the next )?${FEW} (?:more )?(?:trading )?(?:days?|weeks?|wks?)|${FEW}[- ](?:day|week)s?[- ](?:trade|bet|swing|play|hold|flip)|(?:this|next) (?:week|month)|(?:by|till?|until|before|on|next|this) (?:the )?(?:mon|tues|wednes|thurs|fri)day|(?:by |until |till? )?(?:tomorrow|tonight|the close|the open|end of (?:the |this )?(?:week|month))|over (?:the )?(?:weekend|night)|overnight|day[- ]?trad\\w*|swing (?:trade|trading)|scalp\\w*|quick (?:trade|flip|bet|gain|profit|bounce)|short[- ]term (?:trade|bet|play)|in and out|week(?:ly|lies))(?![a-z])`,
)
