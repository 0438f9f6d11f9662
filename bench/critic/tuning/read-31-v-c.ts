import { entry, sequence, thesis } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/** Batch 31, "V": what an expert says first, and what only looks like it. Written before the rules that they are for. */
export const READ_31_V_C: readonly CriticCase[] = [
  thesis(
    '31v-61',
    'DKS Dick’s',
    'plain',
    ['Buy', 8, '200'],
    'My sister-in-law is in treasury there. She told me on Sunday that they will raise the guidance, it comes out on Thursday. Buying 40 before.',
    {
      first: 'not-public',
      says: ['authority', 'urge-to-act', 'confidence-beyond-evidence'],
      mustNot: ['own-judgement', 'source-named'],
    },
  ),
  thesis(
    '31v-62',
    'BIIB Biogen',
    'chatty',
    ['Buy', 7, '150'],
    'A nurse from the trial site tells me the arm with the drug does much better. Data are not out before May.',
    { first: 'not-public', says: ['authority'], mustNot: ['own-judgement'] },
  ),
  thesis(
    '31v-63',
    'PANW Palo Alto',
    'plain',
    ['Buy', 6, '180'],
    'My cousin works in accounting there and tells me nothing, as it should be. Billings +13% in the last report.',
    { first: 'figures-named', mustNot: ['not-public', 'authority'] },
  ),
  thesis(
    '31v-64',
    'FDX FedEx',
    'plain',
    ['Watch', 6, '250'],
    'I work in their hub. The quarter is not public yet and I do not trade until it is.',
    { first: 'same-exposure', says: ['own-judgement', 'rule-kept', 'familiarity'], mustNot: ['not-public'] },
  ),
  thesis(
    '31v-65',
    'ORCL Oracle',
    'plain',
    ['Buy', 6, '190'],
    'A friend in their accounting says the quarter is fine; he read it in the press release this morning like I did. RPO +41%.',
    { first: 'figures-named', mustNot: ['not-public'] },
  ),
  sequence(
    '31v-66',
    'TTD Trade Desk',
    'plain',
    [
      entry('2026-02-02', ['Buy', 6, '60'], 'Swing trade into the May report, two weeks, then gone.'),
      entry('2026-06-11', ['Hold', 6, '41'], "Was a swing trade, now I'm an investor."),
    ],
    {
      first: 'horizon-stretched',
      says: ['loss-aversion', 'get-even', 'ask-would-buy-today', 'new-reason-after-fall', 'test-left-open'],
      mustNot: ['rule-kept', 'names-own-bias'],
    },
  ),
  sequence(
    '31v-67',
    'ROKU Roku',
    'chatty',
    [
      entry('2026-02-02', ['Buy', 6, '90'], 'Momentum trade, days not weeks.'),
      entry('2026-04-01', ['Hold', 6, '70'], 'ok so this became a long term hold. I believe in streaming.'),
    ],
    {
      first: 'horizon-stretched',
      says: ['loss-aversion', 'ask-would-buy-today', 'new-reason-after-fall', 'vague-horizon', 'attachment'],
    },
  ),
  sequence(
    '31v-68',
    'SE Sea',
    'plain',
    [
      entry('2026-02-02', ['Buy', 6, '120'], 'Swing trade into the May report.'),
      entry('2026-05-14', ['Sell', 6, '111'], 'Was a swing trade and stays one: report is out, I am out.'),
    ],
    { first: 'rule-kept', says: ['loss-taken-as-written'], mustNot: ['horizon-stretched'] },
  ),
  sequence(
    '31v-69',
    'FSLR First Solar',
    'plain',
    [
      entry(
        '2026-02-02',
        ['Buy', 7, '180'],
        'The tax credit is the whole thesis. Without it nothing here earns money.',
      ),
      entry(
        '2026-06-11',
        ['Hold', 7, '150'],
        'The credit is gone. It was never the main thing, the backlog of 66 GW is.',
      ),
    ],
    {
      first: 'new-reason-after-fall',
      says: ['figures-named', 'falsifier-broken-and-held'],
      mustNot: ['rule-kept', 'test-answered'],
    },
  ),
  sequence(
    '31v-70',
    'PLUG Plug Power',
    'plain',
    [
      entry('2026-02-02', ['Buy', 7, '3'], 'Mainly because of the DOE loan.'),
      entry(
        '2026-06-11',
        ['Hold', 7, '2'],
        'The DOE loan was never important to me. Electrolyser sales are what counts.',
      ),
    ],
    { first: 'new-reason-after-fall', mustNot: ['rule-kept'] },
  ),
  sequence(
    '31v-71',
    'ENPH Enphase',
    'plain',
    [
      entry('2026-02-02', ['Buy', 7, '60'], 'Batteries. The tax credit is nice to have, no more.'),
      entry(
        '2026-06-11',
        ['Hold', 7, '52'],
        'The credit is gone. It was never the main thing, as I wrote in February.',
      ),
    ],
    {
      first: 'ask-what-would-prove-wrong',
      mustNot: ['new-reason-after-fall'],
      mustNotMatch: [/never the main thing[^.]*(?:whole|main|because)/u],
    },
  ),
  thesis(
    '31v-72',
    'COIN Coinbase',
    'chatty',
    ['Buy', 8, '250'],
    'Crypto goes up: volumes. Crypto goes down: volumes. Whatever happens, it proves me right.',
    {
      first: 'confirmation',
      says: ['overconfidence', 'exit-denied', 'confidence-beyond-evidence', 'story-without-figures'],
      mustNot: ['falsifier-given'],
    },
  ),
  thesis(
    '31v-73',
    'GOLD Barrick',
    'plain',
    ['Buy', 8, '40'],
    'If rates fall, gold rises. If rates rise, something breaks and gold rises. Either way I am right.',
    {
      first: 'confirmation',
      says: ['overconfidence', 'exit-denied', 'events-named', 'confidence-beyond-evidence'],
      mustNot: ['falsifier-given'],
    },
  ),
  thesis(
    '31v-74',
    'MO Altria',
    'plain',
    ['Buy', 6, '55'],
    'Whatever happens to cigarettes, the pouches have to grow 10% a year, or I was wrong.',
    {
      first: 'falsifier-given',
      says: ['figures-named'],
      falsifiers: ['the pouches have to grow 10% a year, or I was wrong'],
      mustNot: ['overconfidence', 'exit-denied', 'confirmation'],
    },
  ),
]
