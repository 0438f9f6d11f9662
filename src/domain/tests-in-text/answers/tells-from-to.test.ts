import { expect, test } from 'vitest'
import { readOwnTest } from '../find-own-tests.ts'
import { tellsFromTo } from './tells-from-to.ts'

const told = (line: string, text: string) => {
  const own = readOwnTest(line, '2025-02-10')
  const moved = own && tellsFromTo(own, text)
  return moved ? [text.slice(moved.from, moved.to), moved.isBroken] : null
}

test.each([
  ['if dau goes down qoq even once im out', 'dau went from 477 to 474, thats that', ['dau went from 477 to 474', true]],
  ['if dau goes down qoq even once im out', 'Dau went from 474 to 477.', ['Dau went from 474 to 477', false]],
  ['If occupancy falls, I sell.', 'Occupancy slid from 94% to 91%.', ['Occupancy slid from 94% to 91%', true]],
  ['If churn rises, I was wrong.', 'Churn moved from 2% to 1.8%.', ['Churn moved from 2% to 1.8%', false]],
])('two figures tell how it moved: %s %s', (line, text, expected) => expect(told(line, text)).toEqual(expected))

test.each([
  ['another thing', 'If occupancy falls, I sell.', 'Rents went from 20 to 18.'],
  ['what may come', 'If occupancy falls, I sell.', 'Occupancy might go from 94% to 91%.'],
  ['figures of two kinds', 'If occupancy falls, I sell.', 'Occupancy went from 94% to 12 dollars.'],
  ['a test of two quarters', 'If occupancy falls for two quarters, I sell.', 'Occupancy went from 94% to 91%.'],
  ['a denial', 'If occupancy does not rise, I sell.', 'Occupancy went from 94% to 91%.'],
])('is no answer: %s', (_, line, text) => expect(told(line, text)).toBeNull())
