import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { teardown } from '../setup/postgres-setup.ts'
import { install } from './on-demand.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'candor-on-demand-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** A recipe of one optional package that nobody serves. */
function writeRecipe(package_: object): void {
  const manifest = { name: 'recipe', optionalDependencies: { 'nobody-serves-this': '1.0.0' } }
  const nobody = { version: '1.0.0', resolved: 'http://127.0.0.1:9/nobody-serves-this-1.0.0.tgz', optional: true }
  const packages = { '': manifest, 'node_modules/nobody-serves-this': { ...nobody, ...package_ } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ name: 'recipe', lockfileVersion: 3, packages }))
  const unserved = { registry: 'http://127.0.0.1:9/', fetch_retries: '0', cache: join(folder, 'cache') }
  for (const [name, value] of Object.entries(unserved)) vi.stubEnv(`npm_config_${name}`, value)
}

it('an optional package that npm left out is named, with why it could not be had', async () => {
  writeRecipe({})
  await expect(install(folder, join(folder, 'installed'))).rejects.toThrow(
    /^npm left out nobody-serves-this@1\.0\.0, which is optional and could not be had: .*ECONNREFUSED/s,
  )
})

it('one for another machine may be left out', async () => {
  writeRecipe({ os: ['no-system-of-ours'] })
  await expect(install(folder, join(folder, 'installed'))).resolves.toBeUndefined()
})

it('PostgreSQL that was never started needs no end', async () => {
  await expect(teardown()).resolves.toBeUndefined()
})
