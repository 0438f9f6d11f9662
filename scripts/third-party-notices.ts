import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const NOTICES = join(ROOT, 'THIRD-PARTY-NOTICES.md')

/** The part of an entry in package-lock.json that is used here. */
type LockedPackage = {
  version: string
  license?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  peer?: boolean
}

/**
 * `npm run notices` writes THIRD-PARTY-NOTICES.md: each package that a running Candor contains, with its licence and the text of
 * the licence. `--check` only compares, and fails if the file differs from what it would write.
 */
const notices = writeNotices(packagesOf(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages))
if (!process.argv.includes('--check')) writeFileSync(NOTICES, notices)
else if (!existsSync(NOTICES) || readFileSync(NOTICES, 'utf8') !== notices) {
  console.error('THIRD-PARTY-NOTICES.md is not up to date: run npm run notices.')
  process.exitCode = 1
}

type Notice = { name: string; version: string; licence: string; text: string | null }

/** The packages, without optional ones, which are the binaries of a listed package for one kind of machine. */
function packagesOf(locked: Readonly<Record<string, LockedPackage>>): Notice[] {
  return Object.entries(locked)
    .filter(([folder, { dev, devOptional, optional, peer }]) => folder && !dev && !devOptional && !optional && !peer)
    .map(([folder, { version, license }]) => ({
      name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license ?? 'not named in the package',
      text: licenceText(join(ROOT, folder)),
    }))
    .sort((one, other) => (`${one.name}@${one.version}` < `${other.name}@${other.version}` ? -1 : 1))
}

function licenceText(folder: string): string | null {
  const file = readdirSync(folder)
    .sort()
    .find((name) => /^licen[cs]e(\.(md|txt))?$/i.test(name))
  return file ? readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim() : null
}

/** Writes each distinct licence text once, after the names of its packages. */
function writeNotices(packages: readonly Notice[]): string {
  const table = packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`)
  const texts = Map.groupBy(
    packages.filter(({ text }) => text !== null),
    ({ text }) => text,
  )
  const chapters = [...texts].map(
    ([text, of]) => `## ${of.map(({ name }) => name).join(', ')}\n\n${indented(text ?? '')}\n`,
  )
  return [
    '# Third-party notices\n',
    'Candor is built from the packages below, each under its own licence. Written by `npm run notices`.\n',
    ['| Package | Version | Licence |', '|---|---|---|', ...table].join('\n'),
    '',
    ...chapters,
  ].join('\n')
}

/** Formats a licence as a code block, so that it is quoted exactly and not read as Markdown. */
function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '    ').replaceAll(/[ \t]+$/gm, '')
}
