import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { givenUpIn, isMadeWith } from '../tools/given-up-names.ts'
import { namesIn } from '../tools/source-names.ts'

/** Names that STYLE.md has given up must not come back: its table of words is what is checked here. */
const ROOT = resolve(import.meta.dirname, '../..')

/** Variables that tell what happened to a thing and not what it is. Tests may, because they tell a story. */
const VAGUE: ReadonlySet<string> = new Set(['said', 'known', 'shown', 'kept', 'asked'])

/**
 * What others read under an old name: the first four are fields of the API, and `crossings` is also stored in an asset's row, from which
 * the API answers it; `LevelCrossed` is named after its kind, and `doubtedAfter` is a field: both are hashed with an entry.
 * `held_back_prices` is a table.
 */
const STAYS: ReadonlySet<string> = new Set([
  ...['heldBackPrice', 'heldBackBy', 'crossings', 'isDoubted'],
  ...['LevelCrossed', 'doubtedAfter', 'held_back_prices'],
])

/** The summary and its news, with the tests that ask for them over HTTP. */
const OF_SUMMARY = 'summary/|contract/summary|levels/put-alerts-right|demo/sample-journal|prices/question-stays-open'

/**
 * Names that programs outside this repository know, as fields of the summary and of the ages of prices in Settings; `heldBack` is also hashed
 * with an entry, as a part of the known market. Wherever else they would be given to something, it has another name.
 */
const STAYS_IN: ReadonlyMap<string, RegExp> = new Map([
  ['crossed', new RegExp(OF_SUMMARY)],
  ['crossing', new RegExp(OF_SUMMARY)],
  [
    'heldBack',
    new RegExp(
      `${OF_SUMMARY}|prices/(?:known-market|market-data|price-ages)|contract/settings|settings/price-ages|incidents`,
    ),
  ],
])

const [table = ''] = readFileSync(join(ROOT, 'STYLE.md'), 'utf8')
  .split(/^## /m)
  .filter((part) => part.startsWith('One word for one thing\n'))
const givenUp = givenUpIn(table)
const inCode = givenUp.filter(({ word }) => !word.startsWith('--'))
const properties = givenUp.flatMap(({ word }) => (word.startsWith('--') ? [word] : []))

const sources = globSync(['src/**/*.{ts,tsx}', 'test/**/*.ts', 'bench/**/*.{ts,tsx}', 'scripts/**/*.ts'], { cwd: ROOT })
const styles = globSync('src/**/*.css', { cwd: ROOT })
const isProperty = new RegExp(`(?:${properties.join('|')})(?![\\w-])`, 'g')

const [, phrases = ''] = readFileSync(join(ROOT, 'STYLE.md'), 'utf8').split('Some phrases are given up on screen')
const givenUpPhrases = [...phrases.matchAll(/`([a-z ]+)`/g)].flatMap(([, phrase = '']) =>
  /^[a-z ]+$/.test(phrase) ? [phrase] : [],
)
const PHRASES = new RegExp(`(?<![\\w-])(?:${givenUpPhrases.join('|')})`, 'gi')
const SPACED_PERCENT = /\d\s%(?![\w(])/g

const names = new Map(sources.map((file) => [file, namesIn(file, read(file))]))
const faults = [
  ...[...sources, ...styles].flatMap((file) =>
    file
      .replace(/\..*/, '')
      .split('/')
      .flatMap((part) => givenUpFaults(file, part)),
  ),
  ...sources
    .filter((file) => /-words\.tsx?$/.test(file))
    .map((file) => `${file}: what puts a thing into words is its format: see STYLE.md`),
  ...[...names].flatMap(([file, { all }]) => [...new Set(all)].flatMap((name) => givenUpFaults(file, name))),
  ...styles.flatMap((file) => found(file, read(file), isProperty, 'has another word in STYLE.md')),
  ...[...names]
    .filter(([file]) => !/\.(?:test|fixture|e2e)\.|migrations/.test(file))
    .flatMap(([file, { variables }]) =>
      variables
        .filter((name) => VAGUE.has(name))
        .map((name) => `${file}: ${name} tells what happened to a thing: call it what it is`),
    ),
]
const faultsOfTexts = sources
  .filter((file) =>
    /^src\/(?!.*(?:\.test\.|\.fixture|migrations|critique\/built-in|language\/|tests-in-text|demo\/))/.test(file),
  )
  .flatMap((file) => [
    ...found(file, textsOf(file), PHRASES, 'is given up on screen: see the end of STYLE.md'),
    ...found(file, textsOf(file), SPACED_PERCENT, 'has a space before its percent sign'),
  ])
faults.push(...faultsOfTexts)
for (const fault of faults) console.error(fault)
if (inCode.length * properties.length === 0) console.error('STYLE.md has no table of words.')
process.exitCode = faults.length === 0 && inCode.length * properties.length > 0 ? 0 : 1

function givenUpFaults(file: string, name: string): string[] {
  if (STAYS.has(name) || STAYS_IN.get(name)?.test(file)) return []
  return inCode
    .filter((each) => isMadeWith(each, name))
    .map(({ word }) => `${file}: ${name} is made with ${word}, which has another word in STYLE.md`)
}

function found(file: string, text: string, pattern: RegExp, why: string): string[] {
  return [...text.matchAll(pattern)].map(([name]) => `${file}: ${name} ${why}`)
}

/** What a source says to people: its texts in quotes that have a space, and the words between its tags. */
function textsOf(file: string): string {
  const source = read(file).replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')
  const quoted = [...source.matchAll(/'((?:[^'\\\n]|\\.)* (?:[^'\\\n]|\\.)*)'|"([^"\n]* [^"\n]*)"|`([^`]* [^`]*)`/g)]
  const between = [...source.matchAll(/>([^<>{}=;]+)</g)]
  return [...quoted, ...between].map((match) => match.slice(1).find((text) => text !== undefined) ?? '').join('\n')
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}
