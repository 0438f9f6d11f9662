import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { literalTextsIn } from '../tools/literal-texts.ts'
import { importsOf } from '../tools/source-imports.ts'
import { sumsIn } from '../tools/sums-in-source.ts'

/** What holds for all of the pages, and is neither a type nor a rule of lint: one submit, one list of query keys,
 * nothing computed of amounts, three widths, and no words of one language where there are two. */
const WEB = resolve(import.meta.dirname, '../../src/web')

/**
 * Settings are no form: each is shown as chosen at once, and the choices wait in a queue. Older entries are only read, one page
 * at a press.
 */
const MUTATE = ['forms/use-submit.ts', 'settings/use-change-settings.ts', 'assets/page/older-entries.tsx']

/** The link of a list opens a draft: nothing is sent that a second press would send again. */
const CATCH = ['drafts/use-open-draft.ts']

/** A failure that is kept by hand, beside a request that nothing holds back from being sent twice. */
const CAUGHT_BY_HAND = /\bset(?:Failure|Error|Problem|Refusal)\(/g

/** A key that is written where it is used: `queryKey: ['asset', 1]`, `getQueryData<View>(['asset', 1])`. */
const KEY_WRITTEN_OUT = /\b(?:query|mutation)Key\s*[:=]\s*\[|\w*Quer(?:y|ies)(?:Data|State)?(?:<[^>]*>)?\(\s*\[/gi

/**
 * The server tells every figure, with its explanation, and a page only shows it. These compute with an amount, and no figure of what
 * is recorded comes of it.
 */
const COMPUTES: ReadonlyMap<string, string> = new Map([
  ['mirror/lines-instrument.tsx', 'how long a bar is'],
  ['mirror/course-line.tsx', 'where a point of a line is'],
  ['assets/list/list-note.tsx', 'whether a list and the summary are of one moment, and two figures of a row the same'],
  ['assets/page/level-facts.tsx', 'whether a percentage is of the cost that stands beside it'],
  ['assets/page/split-ratio.ts', 'which ratio a form offers'],
  ['assets/corrections/correction-consequence.ts', 'which of two prices is nearer to a third'],
  ['tests-of-own/level-offer.ts', 'whether a price in a text may be a stop'],
  ['decisions/consequence-format.ts', 'how far what is being typed is from the usual'],
  ['decisions/contract-format.ts', 'what the price that is being typed is per share'],
  ['assets/chart/asset-chart-data.ts', 'the change between two days, one of which somebody points at'],
])

/** What computes a figure of amounts. */
const FIGURES: ReadonlySet<string> = new Set(['sumOf', 'percentChange', 'quotient', 'worth'])

/**
 * Components that follow the reader’s language. Their words stand in the messages beside them (`*-messages.ts`), in every language.
 */
const TRANSLATED = [
  'layout/*.tsx',
  'accounts/{account-section,confirm-it-is-you,erase-account,identity-list,once-shown,passkey-list}.tsx',
  'accounts/{password-form,second-factors,session-list,token-form,token-list,tokens-left,totp-form}.tsx',
  'palette/*.tsx',
  'assets/*.tsx',
  'assets/{chart,corrections,page}/*.tsx',
  'critique/*.tsx',
  'assets/list/*.tsx',
  'journal/*.tsx',
  'keys/*.tsx',
  'exports/*.tsx',
  'proof/*.tsx',
  'settings/*.tsx',
  'mirror/*.tsx',
  'offline/*.tsx',
  'operator/*.tsx',
  'principles/*.tsx',
  'companies/*.tsx',
  'claims/*.tsx',
  'drafts/*.tsx',
  'decisions/*.tsx',
  'tests-of-own/*.tsx',
  'forms/{refusal-notice,small-form}.tsx',
  'privacy/*.tsx',
  'summary/*.tsx',
  'ui/chart/*.tsx',
  'ui/{choice,dialog,change,day-field,lazy-part,number-field,use-typed-number}.tsx',
]

/** What public pages alone show, and what the check of a journal says: both are in English only (docs/decisions/219). */
const IN_ENGLISH = ['layout/site-header.tsx', 'layout/journal-faults.tsx', 'assets/list/sample-entry.tsx']

/** The name of the site is the same in every language. */
const OWN_NAME = 'Candor'

/** The schemas of the contract are zod's, which is too large for a page: a page imports types of it and nothing else. */
const CONTRACT_BY_VALUE = /^import (?!type )\{(?:[^}]*[{,])? *(?!type )[\w$]+[^}]*\} from '#contract\/[^']*'/gm

/** Where the layout changes: a phone, a tablet, a window without room for a margin (STYLE.md). */
const WIDTHS = ['30rem', '48rem', '60rem']

/** What asks how wide the window is: `@media (max-width: 48rem)`, `useMediaQuery('(width > 60rem)')`. */
const WIDTH_ASKED = /(?:@media|@container|useMediaQuery\()[^{]*?\bwidth\b[^{)]*/g

/**
 * What `:has()` decides about everything inside of an element, `tr:has(td) > *`, and what is asked of every element, `.row > :has(label)`:
 * Chromium then styles the whole page anew whenever anything is added to it or taken from it, which cost more than half of opening a form
 * on a phone.
 */
const DECIDES_ALL =
  /:has\((?:[^()]|\([^()]*\))*\)\)?[^,{};]*[\s>+~]\*\s*(?=[,{])|[^,(\s]\s+\*?:has\((?:[^()]|\([^()]*\))*\)\s*(?=[,{])/g

const sources = globSync('**/*.{ts,tsx}', { cwd: WEB })
const sheets = globSync('**/*.css', { cwd: WEB })
const translated = globSync(TRANSLATED, { cwd: WEB }).filter((file) => !IN_ENGLISH.includes(file))
const widths = [...sources, ...sheets].flatMap((file) =>
  found(file, WIDTH_ASKED).flatMap((query) => [...query.matchAll(/[\d.]+r?(?:em|px)/g)].map(([at]) => ({ file, at }))),
)
const faults = [
  ...sources
    .filter((file) => !MUTATE.includes(file) && found(file, /\buseMutation\(/g).length > 0)
    .map((file) => `${file}: a form is sent by a mutation of its own. Send it by useSubmit, of web/forms.`),
  ...sources
    .filter((file) => !CATCH.includes(file) && found(file, CAUGHT_BY_HAND).length > 0)
    .map(
      (file) =>
        `${file}: keeps a failure by hand. Send by useSubmit or useSendOnce: they send once and keep a refusal.`,
    ),
  ...sources
    .filter((file) => file !== 'api/query-keys.ts')
    .flatMap((file) =>
      found(file, KEY_WRITTEN_OUT).map((key) => `${file}: ${key}...: name this key in api/query-keys.ts.`),
    ),
  ...sources
    .filter((file) => !/\.test\./.test(file))
    .flatMap((file) =>
      found(file, CONTRACT_BY_VALUE).map((line) => `${file}: ${line}: import types of the contract and nothing else.`),
    ),
  ...sources.filter((file) => !/\.test\./.test(file)).flatMap(faultsOfFigures),
  ...translated.flatMap((file) =>
    literalTextsIn(file, readFileSync(join(WEB, file), 'utf8'))
      .filter((text) => text !== OWN_NAME)
      .map((text) => `${file}: “${text}” is in one language only. It belongs into the messages beside it.`),
  ),
  ...sheets.flatMap((file) =>
    found(file, DECIDES_ALL).map((rule) => `${file}: ${rule.trim()}: name the elements, as in \`> :is(th, td)\`.`),
  ),
  ...widths
    .filter(({ at }) => !WIDTHS.includes(at))
    .map(({ file, at }) => `${file}: the layout changes at ${at}. It may at ${WIDTHS.join(', ')}: see STYLE.md.`),
]
for (const fault of faults) console.error(fault)
console.log(`${sources.length} files and ${sheets.length} style sheets of the pages, ${faults.length} faults`)
console.log(`${translated.length} components follow the reader’s language`)
console.log(`${widths.length} times the width of the window is asked for, at ${WIDTHS.join(', ')}`)
process.exitCode = faults.length === 0 && sources.length > 0 && widths.length > 0 && translated.length > 0 ? 0 : 1

function faultsOfFigures(file: string): string[] {
  const figures = importsOf(`src/web/${file}`).flatMap(({ to, names }) =>
    to === 'src/domain/prices/money.ts' ? names.filter((name) => FIGURES.has(name)) : [],
  )
  const [computed] = [...figures, ...sumsIn(file, readFileSync(join(WEB, file), 'utf8'))]
  if (computed === undefined)
    return COMPUTES.has(file) ? [`${file}: computes nothing with amounts any more: take it off the list.`] : []
  return COMPUTES.has(file)
    ? []
    : [`${file}: ${computed} computes with an amount. Show the server's figure, which explains itself.`]
}

function found(file: string, pattern: RegExp): string[] {
  return [...readFileSync(join(WEB, file), 'utf8').matchAll(pattern)].map(([text]) => text)
}
