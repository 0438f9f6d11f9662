import { expect, test } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'
import { isFalsifier } from './own-test.ts'

const falsifiersIn = (text: string) =>
  findOwnTests(text, '2026-02-03')
    .filter(isFalsifier)
    .map(({ words }) => words)

test.each([
  ['a saying', 'As Lynch put it, sell when the story is over.'],
  ['a saying with its speaker after it', '"Sell when it breaks 40", my uncle likes to say.'],
  ['a rule that somebody else gave', 'My father always said: if it keeps you up at night, sell.'],
  ['what everybody should do', 'If you cannot sleep with debt at 5 times, you should sell.'],
  ['what the writer did', 'Last spring I sold as soon as churn rose above 3%.'],
  ['what the writer did at another time', 'When orders turned in 2019 I got out.'],
  ['what the writer used to do', 'I used to sell when a margin dropped below 10%.'],
  ['an error of others', 'Short sellers will be wrong if margins hold above 30%.'],
  ['an error of somebody', 'At 48 times earnings somebody has to be wrong, and I would rather have the 13%.'],
  ['what acquaintances do', 'No designer I know can leave it, and I have asked eleven of them.'],
  ['what is known and has come', 'The tariffs change the picture, and we keep it until the report.'],
  ['what a line is for', 'A stop is for closes, and it closed at 41.'],
  ['a size', "I don't do stops, sizing is the stop: 2%."],
  ['what a teacher taught', '"Sell when the growth is gone", my teacher taught us, and he never sold.'],
  ['time that is needed', 'The plant needs more time, until the summer of 2026.'],
])('%s is no test of the writer', (_, text) => expect(falsifiersIn(text)).toEqual([]))

test.each([
  ['a rule of their own', 'Three misses and you’re out, says my rule.'],
  ['a saying that they make theirs', 'As Lynch put it, stories end: I sell when comps turn negative.'],
  ['figures that others name', 'Analysts expect 8%. Below 5% I sell.'],
  ['a figure of theirs that is over', 'Last year churn was 2%. Above 3% I leave.'],
  ['a figure in quotation marks', 'If "adjusted" margins fall below 10%, I am out.'],
  ['an error of their own at a figure', 'At 48 times earnings I am wrong.'],
  ['customers whom they would lose', 'No new customers by June and I leave.'],
  ['what would come', 'The tariffs would change the picture for me.'],
  ['quarters that are needed', 'The plant needs to run at 80% by the summer of 2026.'],
])('%s is one', (_, text) => expect(falsifiersIn(text)).toHaveLength(1))
