import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Language } from '#domain/locale.ts'

/** The table that the build writes. `path` is a regular expression; its first group replaces `$1` in `data`, and the reader's language `{language}`. */
const AccountPages = z.array(z.object({ path: z.string(), file: z.string(), data: z.array(z.string()) }))

/** The request that every page of the account area makes. */
const SESSION = '/api/session'

type AccountPage = {
  readonly name: string
  /** A Link header that lets the browser fetch the page's data while it still fetches the code that asks for them. */
  readonly preloads: string
}

/** @returns a function from an address (path and search) to the built page for it and the data that the page asks for first */
export function readAccountPages(folder: string): (address: string, language: Language) => AccountPage {
  const file = join(folder, 'account-pages.json')
  const table = existsSync(file) ? AccountPages.parse(JSON.parse(readFileSync(file, 'utf8'))) : []
  const kinds = table.map(({ path, ...kind }) => ({ ...kind, pattern: new RegExp(path) }))
  return (address, language) => {
    for (const { pattern, file: page, data } of kinds) {
      const found = pattern.exec(address)
      if (!found) continue
      const addressOf = (of: string) => of.replace('$1', found[1] ?? '').replace('{language}', language)
      return { name: page.replace('.html', ''), preloads: linkTo(data.map(addressOf)) }
    }
    return { name: 'account', preloads: linkTo([]) }
  }
}

const linkTo = (data: readonly string[]): string =>
  [SESSION, ...data].map((address) => `<${address}>; rel=preload; as=fetch; crossorigin`).join(', ')
