import { describe, expect, test } from 'vitest'
import type { Action } from '../../ledger/action.ts'
import { readBuiltIn } from './built-in-critic.ts'
import { asked, decided } from './request.fixture.ts'

const kindsOf = (wrote: string, thesis: string, action: Action = 'Hold') =>
  readBuiltIn(
    asked(decided(thesis, { action, at: '2026-08-20T15:00:00.000Z', price: '90' }), [
      decided(wrote, { action: 'Buy', at: '2026-02-03T14:30:00.000Z', price: '100' }),
    ]),
  ).sentences.map(({ kind }) => kind)

test('a test of “it” is broken, kept and credited like any other', () => {
  const wrote = 'Organic growth has been 6 to 8% since 2021. If it falls below 5% in any quarter, I sell.'
  expect(kindsOf(wrote, 'Organic growth was 4%, because of the weather.')).toContain('falsifier-broken-and-held')
  expect(kindsOf(wrote, 'Organic growth was 6.2%.')).toContain('test-answered')
  expect(kindsOf(wrote, 'Organic growth 4%. Out.', 'Sell')).toContain('loss-taken-as-written')
})

const WROTE = 'I sell if churn rises above 3%.'

test.each([
  'Cash flow this year is 3 billion they say.',
  '6.5% dividend and 8.6 times earnings is so little that I think one may look away for once.',
])('a figure that others name, or that is an excuse, is no credit: %s', (thesis) =>
  expect(readBuiltIn(asked(thesis)).sentences.map(({ kind }) => kind)).not.toContain('figures-named'),
)

test('nobody is told that they are held to a test beside a figure of it that was not read', () => {
  const thesis = 'Churn 3.4, but that was the price war, one-off, they said so on the call.'
  const said = readBuiltIn(
    asked(decided(thesis, { action: 'Hold', at: '2026-08-20T15:00:00.000Z', price: '90' }), [
      decided(WROTE, { action: 'Buy', at: '2026-02-03T14:30:00.000Z', price: '100' }),
    ]),
  ).sentences
  expect(said.map(({ text }) => text).join(' ')).not.toContain('held to')
})

describe('a figure of somebody else, of another time or of a question is set beside no test of one’s own', () => {
  test.each([
    'Churn at the competitor is 5%.',
    'Their rival reported churn of 5%.',
    'Churn was 4.1% a year ago.',
    'In 2022 churn stood at 5%.',
    'Analysts see churn at 4% next year.',
    'Consensus is for churn of 3.8%.',
    'The chief of their biggest customer told the FT that churn is at 6%.',
    'Could churn go to 4%? I think not.',
    'Is churn above 3%? No, 2.4%.',
    'My brother-in-law says that churn is 5%.',
  ])('%s', (thesis) => {
    const kinds = kindsOf(WROTE, thesis)
    expect(kinds).not.toContain('falsifier-broken-and-held')
    expect(kinds).not.toContain('test-beside')
  })
})

describe('a pass is told as one', () => {
  test.each([
    'Churn did not rise above 3%, it is 2.1%.',
    'Churn never rose above 3%.',
    'Churn stayed below 3% all year.',
    'It did not rise above 3%.',
    'Churn at Netflix is 4%, ours is 2%.',
    'Last year churn was 4.1%; this year it is 2.2%.',
    'Management had guided for churn of 3.5%, and it was 2.7%.',
  ])('%s', (thesis) => expect(kindsOf(WROTE, thesis)).toContain('test-answered'))
})

describe('what a figure is set against does not hide that the line broke', () => {
  test.each([
    'Churn is 3.4%, against 2.1% last year.',
    'Churn is 3.4%, and analysts had expected 2.5%.',
    'Churn hit 3.4% in the quarter, up from 2.9% a year ago.',
    'Churn went above 3%. I still like it.',
  ])('%s', (thesis) => expect(kindsOf(WROTE, thesis)).toContain('falsifier-broken-and-held'))
})

test('of two quarters in one sentence it is not told that one has come', () => {
  const wrote = 'Two quarters of organic sales growth below 0% and I sell.'
  expect(kindsOf(wrote, 'Organic sales growth -9% after -8% before.')).not.toContain('test-answered')
})
