import { expect, test } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'
import { isFalsifier } from './own-test.ts'

const tests = (text: string) => findOwnTests(text, '2025-11-17', '100').filter(isFalsifier)

test.each([
  'I notice a pleasure in the price which is not one of my reasons; so I leave the confidence where it was.',
  'Churn over two percent: I leave the stop where it is.',
  'The test is passed with a factor of two.',
  'I remain until October: to resign with the clock running is for amateurs.',
])('what stays where it is, or is told as passed, ends nothing: %s', (text) => expect(tests(text)).toEqual([]))

test.each([
  'Two misses and I leave it.',
  'If churn goes over 3% I leave the stock.',
  'If the stop is hit I leave the position.',
  'The test is not passed unless churn is below 2% by June.',
  'I will be wrong if the test is passed by less than 2%.',
  'I remain until October: if the loans are above 4 percent then, I resign.',
])('what ends it stays a test: %s', (text) => expect(tests(text)).toHaveLength(1))
