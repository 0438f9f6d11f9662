import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pages } from './pages.ts'

const FILES = ['index', 'about', 'page', 'login', 'account', 'not-found']

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-pages-'))
  for (const file of FILES) await writeFile(join(folder, `${file}.html`), `<html lang="en">${file}</html>`)
})
afterAll(() => rm(folder, { recursive: true }))

const read = async (isDemo: boolean, path: string, cookie = ''): Promise<string> =>
  (await pages(folder, isDemo, async () => true).request(path, { headers: { cookie } })).text()

describe('a page', () => {
  it.each([
    ['/login', 'login'],
    ['/account/alice/overview/bought', 'account'],
  ])('%s of a demo says so from its first byte, and any other does not', async (path, file) => {
    expect(await read(true, path)).toBe(`<html data-demo lang="en">${file}</html>`)
    expect(await read(false, path)).toBe(`<html lang="en">${file}</html>`)
  })

  it('of a demo has its theme too', async () => {
    expect(await read(true, '/login', 'candor.theme=dark')).toBe(
      '<html data-theme="dark" data-demo lang="en">login</html>',
    )
  })
})
