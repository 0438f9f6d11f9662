import Big from 'big.js'
import type { WrittenFigure } from './written-figures.ts'

/** A figure that is written in words, by what it means. */
export const wordedFigure = (
  text: string,
  unit: WrittenFigure['unit'],
  value: Big,
  halfStep = new Big(stepOf(value)).div(2),
): WrittenFigure => ({
  text,
  unit,
  isCount: false,
  currency: null,
  readings: [{ value, halfStep }],
  pieces: [],
})

/** Words are as exact as their last place: `seventy million` is to the million. */
function stepOf(value: Big): number {
  return [1e12, 1e9, 1e6, 1e3].find((step) => value.gte(step) && value.mod(step).eq(0)) ?? 1
}

/** What a critique counts of the text that it is about, or in a way of speaking; in English and German. */
const OF_THE_TEXT =
  '(?:words?|sentences?|lines?|reasons?|arguments?|letters?|characters?|thes[ie]s|text|entry|entries|journal|plan|story|truth|battle|picture|question|work|point|points|things?|ways?|times?|fun' +
  '|Wörtern?|Worten?|Sätzen?|Gründen?|These|Textes|Wahrheit|Miete|Eintrags|Plans|Malen?)'
/** “Half the year” is a time, and how long something took is calculated from two days. */
const OF_TIME =
  '(?:time|(?:year|month|day|week|hour|minute|quarter|decade|centurie)s?|century|Jahre[ns]?|Monat(?:e[ns]?|s)|Tage[ns]?|Wochen?|Stunden?|Minuten?|Quartal(?:e[ns]?|s)|Zeit)'
/** Before a noun of which a figure in words is checked. */
export const OF_MATTER = `(?!${OF_THE_TEXT}(?!\\p{L})|${OF_TIME}(?!\\p{L}))`
