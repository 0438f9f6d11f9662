import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Names that STYLE.md has given up must not come back: its table of words is what is checked here. */
const ROOT = resolve(import.meta.dirname, '../..')

const [, table = ''] = readFileSync(join(ROOT, 'STYLE.md'), 'utf8').split('## One word for one thing')
const givenUp = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Word'))
  .flatMap((line) => [...(line.split('|').at(-2) ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name))
const isGivenUp = new RegExp(`\\b(?:${givenUp.join('|')})\\b`, 'g')

const sources = globSync(['src/**/*.{ts,tsx}', 'test/**/*.ts', 'bench/**/*.{ts,tsx}', 'scripts/**/*.ts'], { cwd: ROOT })
const faults = sources.flatMap((file) =>
  [...identifiersOf(file).matchAll(isGivenUp)].map(([name]) => `${file}: ${name} has another word in STYLE.md`),
)
for (const fault of faults) console.error(fault)
if (givenUp.length === 0) console.error('STYLE.md has no table of words.')
process.exitCode = faults.length === 0 && givenUp.length > 0 ? 0 : 1

/** The source without its comments and texts, in which people may say what they like. */
function identifiersOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, '')
    .replaceAll(/>[^<>{}]*</g, '><')
}
