import { existsSync, globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { importsOf } from './source-imports.ts'

const ROOT = resolve(import.meta.dirname, '../..')

it('takes no text of a program for an import', () => {
  const found = globSync('{src,scripts}/**/*.{ts,tsx}', { cwd: ROOT }).flatMap(importsOf)
  expect(found.length).toBeGreaterThan(5_000)
  const isBuilt = ({ to }: (typeof found)[number]) => to.startsWith('dist/')
  expect(found.filter((one) => !isBuilt(one) && !existsSync(resolve(ROOT, one.to)))).toEqual([])
})

it('tells an import by value from one of types alone, with the names that are taken', () => {
  const imported = importsOf('src/server/recording/moment.ts')
  expect(imported.find(({ to }) => to === 'src/server/app-context.ts')).toMatchObject({
    isByValue: false,
    names: ['AppContext'],
  })
  expect(imported.find(({ to }) => to === 'src/server/ledger/standing-store.ts')).toMatchObject({
    isByValue: true,
    names: ['findStanding', 'Standing', 'Subject'],
  })
})

it('finds what is loaded later', () => {
  const lazy = importsOf('src/server/create-app-context.ts').find(({ to }) => to === 'src/server/demo/open-demo.ts')
  expect(lazy).toMatchObject({ isByValue: true, names: ['*'] })
})
