import { expect, test } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'
import { isFalsifier } from './own-test.ts'

const tests = (text: string) => findOwnTests(text, '2025-11-17', '100').filter(isFalsifier)

test.each([
  "If the remedy ruling forces Chrome's sale I lose maybe 5% of value; I put 30% odds on it.",
  'If rates fall two more times, trading revenue drops maybe 4% and I shrug.',
  'If the stress test goes badly I still own the best franchise.',
  'If the merger is blocked I lose about 12%, and I give that one chance in four.',
  'If China bans it, that costs me roughly 8% of my estimate.',
  'If margins dip under 20% for a quarter I can live with it.',
  'If they miss once, I yawn.',
  'If the strike lasts until June, sales are down 3% and I keep my shares.',
  'Should the tariff come, I would still earn 7% a year.',
  'If the trial fails I still have the cash of 12 a share.',
  'If the recall widens, it costs 300m and changes nothing for me.',
  'When the subsidy ends we lose perhaps 2 points of growth; fine by me.',
  "If oil goes to 50 the dividend is still covered, and if it goes to 40 they'd borrow for a year as in 2020.",
  'If the launch slips to 2027, my value falls by about 6% and I am not bothered.',
  "If I lose the lawsuit bet it's 2% of the account at most.",
  'Demand has to fall when the subsidy ends in June.',
  'They have to be fed by the borrow desk at 15% a year and I think they leave first.',
  'Rents have to rise when the indexation comes in January.',
  'Prices must come down once the second plant opens.',
  'Competitors have to leave the market when the cheap loans end.',
  'The shorts must cover before the record date and I believe they will.',
  'They borrowed too much for Time Warner and have paid back $25bn since.',
  'If Jim Cramer likes it I sell, haha',
  'half my ward is on it. three of the doctors too, and my sister lost 12 kilos',
  "I got shaken out by a headline. Not making that mistake twice, it keeps going and I'm not standing on the sidelines any longer.",
  'I’ll believe the 20% margin when they print it.',
])('what is estimated, shrugged at, expected of others or lived through ends nothing: %s', (text) =>
  expect(tests(text)).toEqual([]),
)

test.each([
  "If the remedy ruling forces Chrome's sale I lose my case and sell.",
  "If margins dip under 20% for two quarters I'm out.",
  'If they miss twice, I no longer own it.',
  'If the merger is blocked I sell, even at a loss of 12%.',
  'If the dividend is cut I lose my reason to own it.',
  'If the trial fails I was wrong, and I take the 30% loss.',
  'One quarter under 20% I shrug at, two and I leave.',
  'If margins fall below 20% I still hold for a quarter, then I sell.',
  'I sell if churn gets bad: over 3%.',
  'If the outlook is cut I sell.',
  "I'd sell if they change the CEO.",
  "If the product launch goes wrong again I'm gone.",
  "I'll sell if orders get worse two quarters running.",
  'If the market for trucks shrinks 5% I sell.',
  'If a better drug gets approved I sell.',
  'Ad tier at 55% of sign-ups. My exit is the first miss.',
  'Eight beats in a row. I sell on the first miss.',
  'Demand has to grow 5% by June or I sell.',
  'Margins have to stay above 20%.',
  'The backlog must hold at 10bn, otherwise I leave.',
  'Churn needs to fall below 2% by December.',
  'If customers like it less than the old one I sell.',
  'Three missed launches, and my wife makes me sell.',
])('what ends it stays a test: %s', (text) => expect(tests(text)).toHaveLength(1))
