import { entry, noTest, sequence, thesis } from '../brief-case.ts'
import type { CaseEntry, CriticCase, Judgement } from '../case.ts'

/** What is neither told as broken nor as met. */
const SILENT = {
  mustNot: ['falsifier-broken-and-held', 'test-answered', 'rule-kept', 'loss-taken-as-written'],
} as const
const FIRST_ANY = { first: 'ask-what-would-prove-wrong', says: ['figures-named', 'horizon-given'] } as const

const course = (id: string, first: string, next: readonly [CaseEntry['action'], string, string?], expert: Judgement) =>
  sequence(
    id,
    'ACME Acme',
    'terse',
    [
      entry('2026-02-03', ['Buy', 6, '70'], first),
      entry(next[2] ?? '2026-05-12', [next[0], 6, next[0] === 'Sell' ? '66' : '68'], next[1]),
    ],
    expert,
  )
const held = (id: string, first: string, words: string, expert: Judgement) => course(id, first, ['Hold', words], expert)
const buy = (id: string, words: string, expert: Judgement): CriticCase =>
  thesis(id, 'ACME Acme', 'chatty', ['Buy', 6, '60'], words, expert)

const PATIENTS = '41k patients. Fewer than 38k patients, I am out.'
const OCCUPANCY = 'Occupancy 91%. Under 86% and I leave.'
const MEMBERS = 'If memberships do go negative, I quit.'
const NO_MORE = 'Not buying any before September.'

/** Batch 33, "C": bare figures, promises in the shortest words, and errors in idiom. Near misses beside each. */
export const READ_33_C: readonly CriticCase[] = [
  // A figure that names nothing but its quarter.
  held('33c-01', PATIENTS, '36.4 in the quarter, a tad low. Flu was mild.', { first: 'falsifier-broken-and-held' }),
  held('33c-02', PATIENTS, 'Came in at 37,100. Two clinics moved.', { first: 'falsifier-broken-and-held' }),
  held('33c-03', PATIENTS, '39.2k this quarter. Good.', { first: 'test-answered' }),
  course('33c-04', PATIENTS, ['Sell', '36.4k in Q1. Out.'], {
    first: 'loss-taken-as-written',
    says: ['test-answered'],
  }),
  held('33c-05', PATIENTS, '36.4 million in sales this quarter.', { ...FIRST_ANY, ...SILENT }),
  held('33c-06', PATIENTS, '36.4m this quarter. Cash.', { ...FIRST_ANY, ...SILENT }),
  held('33c-07', PATIENTS, '$36.4k this quarter, per bed.', { ...FIRST_ANY, ...SILENT }),
  held('33c-08', PATIENTS, '36.4 in the quarter, but only in Ohio.', { ...FIRST_ANY, ...SILENT }),
  held('33c-09', PATIENTS, '36.4 this month. Flu was mild.', { ...FIRST_ANY, ...SILENT }),
  held('33c-10', PATIENTS, 'A rival has 36.4k this quarter.', { ...FIRST_ANY, ...SILENT }),
  held('33c-11', OCCUPANCY, 'Occupancy 84.5 this quarter. Builders were in.', {
    first: 'falsifier-broken-and-held',
    says: ['test-beside'],
  }),
  held('33c-12', OCCUPANCY, 'Nurses 84.5 per ward this quarter.', { ...FIRST_ANY, ...SILENT }),
  held('33c-13', MEMBERS, 'Memberships -0.9%. January was odd.', { first: 'falsifier-broken-and-held' }),
  held('33c-14', MEMBERS, 'Memberships in Leeds -0.9%. January was odd.', {
    ...FIRST_ANY,
    mustNot: ['falsifier-broken-and-held', 'test-answered'],
  }),
  held('33c-15', MEMBERS, '-0.9% this quarter.', { ...FIRST_ANY, ...SILENT }),
  held('33c-16', MEMBERS, '– 0.9% this quarter.', { ...FIRST_ANY, ...SILENT }),
  // Promises in the shortest words.
  course('33c-17', NO_MORE, ['Hold', 'Down a bit. Not buying any before September.', '2026-06-10'], {
    first: 'rule-kept',
  }),
  course('33c-18', NO_MORE, ['Hold', 'Down a bit. Not buying any before October.', '2026-06-10'], {
    ...FIRST_ANY,
    mustNot: ['rule-kept'],
  }),
  course('33c-19', NO_MORE, ['Hold', 'She is not buying any before September.', '2026-06-10'], {
    ...FIRST_ANY,
    mustNot: ['rule-kept'],
  }),
  course('33c-20', NO_MORE, ['Hold', 'Not buying any before September unless it halves.', '2026-06-10'], {
    ...FIRST_ANY,
    mustNot: ['rule-kept'],
  }),
  course('33c-21', 'Ruling soon. Gone on the 24th, whatever happens.', ['Sell', 'No ruling. Gone.', '2026-02-24'], {
    first: 'rule-kept',
  }),
  course('33c-22', 'Ruling soon. Gone on the 24th, whatever happens.', ['Sell', 'Nerves.', '2026-02-12'], {
    ...FIRST_ANY,
    mustNot: ['rule-kept'],
  }),
  course('33c-23', 'The ruling is out on the 24th either way.', ['Sell', 'Read it. Gone.', '2026-02-24'], {
    ...FIRST_ANY,
    mustNot: ['rule-kept'],
  }),
  // Errors in idiom.
  buy('33c-24', 'Going to make this stock hand me back everything it took.', { first: 'revenge' }),
  buy('33c-25', 'They make the tenants give back everything they took. Orders +12%.', {
    first: 'figures-named',
    mustNot: ['revenge', 'get-even'],
  }),
  buy('33c-26', 'In with the house’s chips, so I sleep fine.', { first: 'house-money' }),
  buy('33c-27', 'They sell the house’s chips to 40 casinos. Orders +12%.', {
    first: 'figures-named',
    mustNot: ['house-money'],
  }),
  buy('33c-28', 'Our 401k is entirely company stock, and here are 30 more.', { first: 'same-exposure' }),
  buy('33c-29', 'Our 401k is entirely bonds, so here are 30. Orders +12%.', {
    first: 'figures-named',
    mustNot: ['same-exposure', 'employer-shares'],
  }),
  buy('33c-30', 'Telegram is piling in ahead of the squeeze.', { first: 'herd', says: ['too-little-said'] }),
  buy('33c-31', 'The group is piling in ahead of the tariff with stock for its stores. Orders +12%.', {
    first: 'figures-named',
    mustNot: ['herd'],
  }),
  course('33c-32', 'Margins widen. I keep it for ten years.', ['Sell', 'It was just a flip anyway.'], {
    first: 'new-reason-after-fall',
  }),
  course('33c-33', 'Margins widen. Leases run for ten years.', ['Sell', 'It was just a flip anyway.'], {
    ...FIRST_ANY,
    mustNot: ['new-reason-after-fall'],
  }),
  // Jests, and talk of others.
  noTest('33c-34', 'chatty', "Not more than two lattes' worth, then I'm out. Orders +12%.", ['figures-named']),
  buy('33c-35', 'I hold it no matter what people say. Orders +12%.', {
    first: 'figures-named',
    mustNot: ['own-judgement', 'authority', 'overconfidence'],
  }),
]
