import { entry, sequence, thesis } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/** Batch 31, "V": prices of one share, own prices that came, and tips from inside. Written before the rules that they are for. */
export const READ_31_V_E: readonly CriticCase[] = [
  thesis(
    '31v-46',
    'SNAP Snap',
    'chatty',
    ['Buy', 6, '9'],
    'Advertisers are back, revenue +14%. Only 12 bucks is what I hope for, no more.',
    { first: 'figures-named', says: ['target-without-reason'], mustNot: ['low-price-as-cheap'] },
  ),
  thesis(
    '31v-47',
    'LCID Lucid',
    'chatty',
    ['Watch', 4, '19'],
    'I hope to get it for just 5 dollars, at that the plant is covered by the cash.',
    { first: 'waits-for-own-price', mustNot: ['low-price-as-cheap'] },
  ),
  thesis('31v-48', 'OPEN Opendoor', 'chatty', ['Buy', 7, '3'], 'Only 3 bucks! For my money I get so many shares.', {
    first: 'low-price-as-cheap',
    says: ['lottery', 'confidence-beyond-evidence', 'too-little-said'],
  }),
  sequence(
    '31v-49',
    'ABNB Airbnb',
    'plain',
    [
      entry('2026-02-02', ['Watch', 5, '75'], 'I buy at 60, not before.'),
      entry('2026-04-10', ['Watch', 5, '58'], "I'll wait for 50."),
    ],
    {
      first: 'own-price-raised',
      says: ['line-moved-in-words'],
      mustNot: ['waits-for-own-price', 'stays-out', 'rule-kept'],
    },
  ),
  sequence(
    '31v-50',
    'UBER Uber',
    'plain',
    [
      entry('2026-02-02', ['Watch', 5, '85'], 'At 70 I buy it.'),
      entry('2026-04-10', ['Watch', 5, '69'], 'It could fall more. My price is now 60.'),
    ],
    {
      first: 'line-moved-in-words',
      says: ['own-price-raised'],
      mustNot: ['waits-for-own-price', 'stays-out', 'rule-kept'],
    },
  ),
  sequence(
    '31v-51',
    'DASH DoorDash',
    'plain',
    [
      entry('2026-02-02', ['Watch', 5, '210'], 'I buy at 180.'),
      entry('2026-04-10', ['Watch', 5, '205'], 'Still 25 too dear. 180 it is.'),
    ],
    { first: 'waits-for-own-price', mustNot: ['line-moved-in-words', 'own-price-raised'] },
  ),
  thesis(
    '31v-52',
    'CROX Crocs',
    'chatty',
    ['Buy', 8, '90'],
    "My cousin does their books in Denver and says the quarter is fine, it isn't public yet. Report is on the 30th.",
    {
      first: 'not-public',
      says: ['authority', 'overconfidence', 'confidence-beyond-evidence'],
      mustNot: ['ask-what-would-move', 'ask-for-event', 'own-judgement', 'source-named'],
    },
  ),
]
