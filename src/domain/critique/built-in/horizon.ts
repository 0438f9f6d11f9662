import { calendarDay } from '../../time.ts'
import type { CritiquedDecision } from '../critique.ts'
import { mayLieAhead } from './named-period.ts'
import { findWording, type Span, wording } from './wording.ts'

/** By when a thesis means to be judged. */
type Horizon = { readonly span: Span; readonly isDated: boolean }

const COUNT = '([0-9]{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|a|an)'
const UNIT = '(days?|weeks?|months?|quarters?|years?)'
const MONTH = '(january|february|march|april|may|june|july|august|september|october|november|december)'
const MONTH_SHORT = '(jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'

const DATED = wording(`
  (by|before|until|in|within|through|for|during|early|mid|late|of|end of) (the )?(end of )?(early |mid |late )?20[2-9][0-9](?![.,]?[0-9%]) |
  q[1-4]( (of )?20[2-9][0-9])? | (fy|h1|h2) ?[0-9]{2,4} |
  (next|this|coming|following) (earnings|report|year|quarter|month|week|summer|fall|autumn|winter|spring)(?!'s) |
  (in|within|after|next|(over|for) the (next|coming)|(hold|holding|keep|keeping|own|stay|wait)( (it|this|on))? for) (about |at least |roughly )?(the )?(next |coming )?${COUNT}([-–][0-9]{1,3})?( straight| consecutive| more| full)?~${UNIT} |
  ${COUNT} (straight|consecutive) ${UNIT} |
  (by|before|until|in|end of|on|through) (the )?(end of |early |mid |late )?${MONTH}( [0-9]{1,2})? |
  ${MONTH} [0-9]{1,2} | ${MONTH_SHORT} [0-9]{1,2} | 20[2-9][0-9]-[01][0-9]-[0-3][0-9] |
  [0-9]{1,2}/[0-9]{1,2}/[0-9]{2,4} | (by|before|until) (the )?(year~end|end of the year|end of year) |
  (end of the|end of this|year~) ?(year|end) | eoy |
  (by|on|until|before|this|next) (monday|tuesday|wednesday|thursday|friday)`)

const VAGUE = wording(`
  long(er)?~(term|run) | (short|medium|near)~term | eventually | some~day | sooner or later |
  in (the|a) (near |distant )?future | over time | soon | at some point | one day |
  for (many )?(decades|a while|ever|a long time) | (a )?(few|couple of|couple|several|many) (more )?${UNIT}(?! ago) |
  in time | down the road | time will tell`)

/** The first date or span of time that can be put in a calendar, else the first vague one; null when time isn't named. */
export function findHorizon({ thesis, at }: CritiquedDecision): Horizon | null {
  const today = calendarDay(at, 'America/New_York')
  const dated = findWording(thesis, DATED, ({ from, to }) => mayLieAhead(thesis, from, to, today))
  if (dated) return { span: dated, isDated: true }
  const vague = findWording(thesis, VAGUE)
  return vague && { span: vague, isDated: false }
}
