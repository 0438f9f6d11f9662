import { IS_NO_OR, plainText } from '../../language/plain-text.ts'
import { rememberLatest } from '../../language/remember-latest.ts'

const SMALL = new Set(
  'a an the of in on at to for by with from and or as is are was were be been am do does did has have had it its they their this that these those i my me we our you than then so if when once again ever one two three four five six any some no not just only still also year years quarter quarters month months week weeks day days annual quarterly rate rates level per report reports company'.split(
    ' ',
  ),
)

/** Words with the same meaning in a report, and irregular past forms of verbs. A map, because a text may say "constructor". */
const SAME: ReadonlyMap<string, string> = new Map(
  Object.entries({
    sale: 'revenue',
    turnover: 'revenue',
    rev: 'revenue',
    sub: 'subscriber',
    div: 'dividend',
    shrank: 'shrink',
    shrunk: 'shrink',
    grew: 'grow',
    growth: 'grow',
    grown: 'grow',
    fell: 'fall',
    fallen: 'fall',
    rose: 'rise',
    risen: 'rise',
    left: 'leave',
    lost: 'lose',
    went: 'go',
    came: 'come',
    broke: 'break',
    quit: 'leave',
    took: 'take',
    taken: 'take',
    made: 'make',
    got: 'get',
    won: 'win',
    sold: 'sell',
    bought: 'buy',
    spent: 'spend',
    built: 'build',
    slid: 'slide',
    sank: 'sink',
    raised: 'raise',
    issued: 'issue',
    comps: 'comp',
    diluted: 'dilute',
  }),
)

/** What is measured has its usual abbreviations, which reports and their readers use for the same thing. */
const WRITTEN_OUT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    [IS_NO_OR]: 'operating ratio',
    mlr: 'medical loss ratio',
    mcr: 'medical cost ratio',
    gm: 'gross margin',
    fcf: 'free cash flow',
    dau: 'daily users',
    daus: 'daily users',
    mau: 'monthly users',
    maus: 'monthly users',
    crpo: 'current rpo',
    nrr: 'net retention',
    ndr: 'net retention',
    nim: 'net interest margin',
    npl: 'non-performing loans',
    npls: 'non-performing loans',
    nco: 'net charge-offs',
    ncos: 'net charge-offs',
    sss: 'same-store sales',
    opex: 'operating costs',
    occupied: 'occupancy',
    attrition: 'churn',
    // Each is oil, and neither is the other.
    wti: 'oil wti',
    brent: 'oil brent',
  }),
)
const ABBREVIATED = new RegExp(`(?<![a-z&'-])(?:${[...WRITTEN_OUT.keys()].join('|')})(?![a-z&'-])`, 'g')

const writtenOut = (plain: string): string => plain.replace(ABBREVIATED, (short) => WRITTEN_OUT.get(short) ?? short)

/** The words that tell what a text is about, each in one form: `margins` and `margin` are one word. */
export const contentWords: (text: string) => readonly string[] = rememberLatest((text) =>
  (writtenOut(plainText(text)).match(/[a-z&][a-z&']*/g) ?? []).flatMap((word) => {
    if (SMALL.has(word)) return []
    const stem = stemOf(word.replace(/'s?$/, ''))
    return stem.length < 2 ? [] : [stem]
  }),
)

function stemOf(word: string): string {
  const singular = word
    .replace(/(?<=[a-z]{3})ies$/, 'y')
    .replace(/(?<=[a-z]{2}(?:ss|sh|ch|x))es$/, '')
    .replace(/(?<=[a-z]{2}[^s])s$/, '')
  return (SAME.get(word) ?? SAME.get(singular) ?? singular)
    .replace(/(?<=[a-z]{3})(?:ed|ing)$/, '')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1')
    .replace(/(?<=[a-z]{3})e$/, '')
}
