import { expect, test } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'
import { isFalsifier } from './own-test.ts'

const tests = (text: string) => findOwnTests(text, '2025-11-17', '100').filter(isFalsifier)

test.each([
  "Theft is a problem of all shops, I wouldn't hold that against them.",
  'The flood was bad, and if they had insured it I would not hold it against management.',
  'If the deal breaks I reckon with 71.',
  'Should the bid fall through, I count on 68, so I risk 30 to make 4.',
  'If volumes stay here I assume 9% growth.',
  "If the remedy ruling forces Chrome's sale I lose maybe 5% of value; I put 30% odds on it.",
  'If rates fall two more times, trading revenue drops maybe 4% and I shrug.',
  'All at once is what the arithmetic says; I split it into six because I know myself.',
  "If this doubles I'm good until winter.",
  "They can't, so neither can I.",
  'Worked it out: without Entresto sales grew 9%.',
  'mtx 73% of bookings = gg',
  '183 in the quarter, so they cut.',
  'The king returns, and I am a sucker for third acts.',
  "I can't sell until the lockup ends in October: long 650 puts, short 780 calls.",
  "Wrong on deficits: I don't know how to tell, and that bothers me.",
  "Earnings Tuesday after the close, straddle 230, I'm only long the call half now, sold the put half this morning at a loss.",
  "It's not a bet on oil; if it were I'd buy futures.",
  "Real yields stopped mattering in 2022 and I can't explain it well.",
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
  // What is borne, has been, or comes in the writer's own life.
  'Should the shares come to me, fine: I wanted them anyway.',
  'If rates rise once more, all the better.',
  'When they closed the mine in 2015 I lost 40% on the rival.',
  "If my daughter's startup needs the cash I will have to sell.",
  "In for 200 dollars, out when the beer's gone.",
  'One put per hundred shares until it is over.',
  // What has been, of others.
  'Two chief executives have come and gone meanwhile.',
  // What sets something off is no end by itself.
  'The spin-off is the trigger, vote is in February.',
  'The court ruling is the trigger, it comes in February.',
  'If they launch, that is the trigger.',
  // Every exit is denied.
  "There's no price at which I would sell, so a stop is pointless.",
  'There is no price below 400 at which I would sell.',
  'I would sell at no price.',
  'There is no price at which I would sell, but I look at the report.',
  'They lifted the forecast to 4%, but cut it for Brazil.',
  // How long it is to a day.
  'two days till opex, we pin 615 easy',
  'One week to earnings, we moon.',
  'Two months left in the year, we run.',
  // How things are, and what their writer hears and does each day.
  'The factory never stops, I hear it at night.',
  'The shop never closes, I walk past it every day.',
  'The machines never fail, I repair them.',
  'Orders slip again, I hear.',
  // What comes out is the report.
  'Report next. Out in two weeks.',
  'Numbers look good. Out in two weeks.',
  // What is not so and will not come.
  'Were it not for the dividend I would sell.',
  'Were it a bank, I would sell.',
  'If it were a bank, I would sell.',
  'Were they in another country I would sell.',
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
  'If they shut the mine I lose my reason to own it.',
  'They have two quarters to prove it, or we part ways.',
  'Two days till expiry, I sell.',
  'Once two chief executives have gone, I sell.',
  'The plant fails again, I throw it out.',
  'The plant stops again, I walk away.',
  'Swing trade. Out in two weeks.',
  'Were it to lose the contract, I would sell.',
  'If they were ever to cut, I would sell.',
  'Were it delisted, I would sell.',
  'Were the successors to pay out less, I would sell.',
  'Good business, and were they to issue shares I would sell it all.',
  'The shop is fine, and if US sales are down again it goes.',
  'Two misses and my thesis has gone.',
  'A dividend cut is the trigger.',
  'Net debt above 4x is my signal.',
  'Nothing short of fraud would make me sell.',
  'If sales fall below 2bn, fine, I am out.',
])('what ends it stays a test: %s', (text) => expect(tests(text)).toHaveLength(1))

test.each([
  "It's up 7% since the open and I can't sit here and watch.",
  'Bookings rose 12%, I cannot just stand by.',
  'The index gained 3% this week and I couldn’t sit still any longer.',
  'Ferries +4% today, hard to stay on the sidelines, so in.',
])('impatience of somebody who wants in draws no line: %s', (text) => {
  expect(tests(text)).toEqual([])
})

test.each([
  'If churn passes 5% I can’t stay and watch, I sell.',
  'Occupancy below 60% and I am not going to sit here, out.',
])('with a condition it may: %s', (text) => {
  expect(tests(text)).toHaveLength(1)
})
