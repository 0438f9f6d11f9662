import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const bought = (wrote: string) => decided(wrote, { at: '2025-11-17T15:00:00.000Z', price: '100' })
const held = (thesis: string, at = '2026-08-10') =>
  decided(thesis, { action: 'Hold', at: `${at}T15:00:00.000Z`, price: '96' })
const readingOf = (wrote: string, thesis: string) => readBuiltIn(asked(held(thesis), [bought(wrote)])).sentences
const kindsOf = (wrote: string, thesis: string) => readingOf(wrote, thesis).map(({ kind }) => kind)
const textOf = (wrote: string, thesis: string) =>
  readingOf(wrote, thesis)
    .map(({ text }) => text)
    .join(' ')

const TWO_FALLS = 'Out if same-store sales turn negative two quarters in a row.'
const COVER = 'If free cash flow does not cover the dividend for a year I sell.'

describe('a test that is broken by the words of the entry, and held through', () => {
  test.each([
    ['two quarters in one sentence', TWO_FALLS, 'Same-store sales were down 2% in Q1 and down 3% in Q2.'],
    [
      'one quarter after the other, both named',
      'Out when the combined ratio is over 100 for two quarters.',
      'Combined ratio 103.1 in Q2 after 101.8 in Q1. Storms.',
    ],
    [
      'what does not exceed what',
      'If bookings do not exceed shipments, I sell.',
      'Bookings were $18m, shipments $24m.',
    ],
    [
      'two quarters of a level',
      'If gross margin is under 40% for two quarters I sell.',
      'Gross margin was 38% in the first quarter and 37% in the second quarter.',
    ],
    [
      'a verb with a pronoun',
      TWO_FALLS.replace('turn negative', 'fall'),
      'They fell again, by just under two percent.',
    ],
    [
      'what "it" was, and its sign',
      'Traffic is growing again, +3%. If it shrinks, I have no reason to stay.',
      'Traffic was minus 2.4%.',
    ],
    [
      'any half-year',
      'Underlying growth has been 5 to 7%. If it drops under 4% in any half-year, I sell.',
      'Underlying growth was 3.4% in the first half.',
    ],
    [
      'how a quarter ended',
      'Wrong if subscribers drop below 260 million.',
      'They ended the quarter with 256 million subscribers.',
    ],
    ['a cut by almost a half', 'If they cut the dividend, I am gone.', 'They cut the dividend almost in half.'],
    [
      'what grows faster',
      'If inventory grows faster than sales, I am out.',
      'Inventory grew 14%, sales 6%. A late spring.',
    ],
    ['what exceeds what', 'If debt exceeds cash, I sell.', 'Debt is $4bn, cash $3bn.'],
    [
      'what is not covered',
      'If the dividend is no longer covered by free cash flow, I sell.',
      'Free cash flow was $0.7bn, the dividend costs $1.6bn.',
    ],
    [
      'the third of three, by its own count',
      'My line: comparable sales negative for three quarters running and I am out.',
      'Comparable sales fell 1.9% this time, the third quarter in a row.',
    ],
    [
      'the second one below the line',
      'Two quarters under 5% organic growth and I sell.',
      'Organic growth was 4.1%, the second quarter in a row below my line.',
    ],
    [
      'a count that no price is',
      'Active accounts must not fall. Below 430 million I sell.',
      'Active accounts are down to 426 million.',
    ],
    [
      'what is still so after its day',
      'If the cap is still there at the end of March 2026, I leave.',
      'The cap is still there.',
    ],
    [
      "a time longer than the test's",
      'If the strike lasts more than a month, I sell.',
      'The strike lasted two months.',
    ],
    ['what is not so after its day', 'If the plant is not running by June 2026, I leave.', 'The plant is not running.'],
  ])('%s', (_, wrote, thesis) => expect(kindsOf(wrote, thesis)).toContain('falsifier-broken-and-held'))

  test('is quoted with the count that decides', () =>
    expect(
      textOf(TWO_FALLS, 'Same-store sales fell 1.9% this time, the second quarter in a row. New chief, new luck.'),
    ).toContain('today you write “Same-store sales fell 1.9% this time, the second quarter in a row”'))

  test('is quoted with both figures that decide', () =>
    expect(
      textOf(COVER, 'Free cash flow of the last twelve months is 3.6 billion and the dividend costs 5.5. I wait.'),
    ).toContain('today you write “Free cash flow of the last twelve months is 3.6 billion and the dividend costs 5.5”'))
})

describe('nobody is told that a test broke', () => {
  test.each([
    ['one quarter down and one up', TWO_FALLS, 'Same-store sales were down 2% in Q1 and up 3% in Q2.'],
    ['two quarters that do not follow each other', TWO_FALLS, 'Same-store sales were down 2% in Q1 and down 3% in Q4.'],
    [
      'a report after one of no named quarter',
      'Out when the combined ratio is over 100 for two quarters.',
      'Combined ratio 103.1 after 101.8.',
    ],
    ['one quarter of two', TWO_FALLS, 'Same-store sales were down 2% in Q1.'],
    ['the shares that fell', 'If comparable sales fall, I sell.', 'The shares are a mess. They fell again.'],
    ['what nearly came', 'If they cut the dividend, I am gone.', 'They almost cut the dividend.'],
    ['a quarter beside a year', COVER, 'Free cash flow was $0.7bn in Q1, the dividend costs $1.6bn.'],
    ['figures without the year that is asked for', COVER, 'Free cash flow was $0.7bn, the dividend costs $1.6bn.'],
    [
      'a part of the company',
      'If the dividend is no longer covered by free cash flow, I sell.',
      'Free cash flow in Germany was $1bn, the dividend costs $1.6bn.',
    ],
    ['units that differ', 'If debt exceeds cash, I sell.', 'Debt is 4x EBITDA, cash $3bn.'],
    [
      'what is still so before its day',
      'If the cap is still there at the end of 2026, I leave.',
      'The cap is still there.',
    ],
    [
      'what is not so before its day',
      'If the plant is not running by December 2026, I leave.',
      'The plant is not running.',
    ],
    [
      'what is not so elsewhere',
      'If the drug is not approved by June 2026, I sell.',
      'The drug is not approved in Japan.',
    ],
    [
      'a row of something else',
      'Two quarters under 5% organic growth and I sell.',
      'Organic growth was 4.1%, the second quarter in a row with growth.',
    ],
    [
      'another object of the same verb',
      'If they lose the Walmart contract I am out.',
      'They lose money on the Walmart contract, but keep it.',
    ],
    ['a part beside the whole', 'If churn is above 3%, out.', 'Churn: 3.2% for the smallest plan, 1.1% overall.'],
    ['quarters of two years', 'If sales fall two years in a row, I sell.', 'Sales fell in Q1 and again in Q2.'],
    [
      'a half of what is asked of a quarter',
      'If cash burn is over $100m a quarter I sell.',
      'Cash burn was $160m in the half.',
    ],
    [
      'a quarter of a year, in words',
      'If free cash flow is below net income for a year, I sell.',
      'Free cash flow was $80m below net income in one quarter.',
    ],
    ['a fall by the figure of a share', 'I sell if R&D falls below 15% of sales.', 'R&D fell 15%.'],
    ['what always happens', 'If customers leave, I leave.', 'Some customers leave every year. Net they added 400.'],
    ['what happens each August', 'If the plant closes, I sell.', 'The plant closes for two weeks every August.'],
    ['another suit', 'If they lose the lawsuit, I leave.', 'They lose the lawsuit about the parking lot.'],
    ['some of the people', 'If attrition exceeds 20%, I sell.', 'Attrition 22% among trainees.'],
    ['another deadline', 'If they miss the 2026 deadline, I sell.', 'They miss the deadline for the press kit.'],
    ['a shorter time of the same', 'If the strike lasts more than a month, I sell.', 'The strike lasts. Day 9.'],
    [
      'before a part is taken off',
      'If free cash flow turns negative, I sell.',
      'Free cash flow before working capital turned negative.',
    ],
    ['the second plant', 'If the plant is not running by June 2026, I leave.', 'The second plant is not running.'],
    [
      'another deal',
      'If the deal is still open at the end of June 2026, I leave.',
      'The deal with the union is still open.',
    ],
    ['one figure alone', 'If debt exceeds cash, I sell.', 'Debt is $4bn.'],
  ])('%s', (_, wrote, thesis) => expect(kindsOf(wrote, thesis)).not.toContain('falsifier-broken-and-held'))

  test.each([
    [
      'covered',
      'When free cash flow no longer covers the dividend I sell.',
      'Free cash flow was $2.7bn, the dividend costs $1.6bn.',
    ],
    ['running', 'If the plant is not running by June 2026, I leave.', 'The plant is running.'],
    ['slower', 'If inventory grows faster than sales, I am out.', 'Sales grew 14%, inventory 6%.'],
  ])('and %s is told as not having come', (_, wrote, thesis) =>
    expect(kindsOf(wrote, thesis)).toContain('test-answered'),
  )

  test('nor asked what happened on a day that the entry speaks of', () =>
    expect(
      kindsOf('If the plant is not running by June 2026, I leave.', 'The plant is running at a low rate.'),
    ).not.toContain('ask-whether-test-happened'))
})
