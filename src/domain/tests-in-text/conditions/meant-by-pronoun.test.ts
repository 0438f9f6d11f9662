import { describe, expect, test } from 'vitest'
import { findOwnTests } from '../find-own-tests.ts'

const measuredIn = (text: string) => findOwnTests(text, '2026-02-03', '100').map(({ measured }) => measured)

describe('what “it” means in a test is the subject of the sentence before', () => {
  test.each([
    ['Organic growth has been 6 to 8% since 2021. If it falls below 5% in any quarter, I sell.', 'Organic growth'],
    ['Membership renewals stand at 92%, the best in retail. If they fall under 90%, I sell.', 'Membership renewals'],
    ['Revenue grows 12%, margins are 30%. If they fall below 25%, I sell.', 'margins'],
    ['I like the backlog of 5.1bn. If it drops below 4bn, I sell.', 'backlog'],
    ['What I watch is net retention, 118% today. Below 110% I sell.', 'net retention'],
  ])('%s', (text, measured) => expect(measuredIn(text)).toEqual([measured]))
})

test('or what the sentence after says that it means', () => {
  expect(measuredIn('If it falls below 5% in any quarter, I sell. I mean organic growth, which was 7%.')).toEqual([
    'organic growth',
  ])
})

describe('where that cannot be told, nothing is taken for it', () => {
  test.each([
    ['Consensus has been for 6 to 8% since 2021. If it falls below 5% in any quarter, I sell.'],
    ['Organic growth has been strong since 2021. They have many stores. If it falls below 5% in any quarter, I sell.'],
    ['Will organic growth stay at 6%? If it falls below 5% in any quarter, I sell.'],
  ])('%s', (text) => expect(measuredIn(text)).toEqual([null]))
})
