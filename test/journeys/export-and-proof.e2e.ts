import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Download } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserForFile, DESKTOP } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { runVerifier } from '../support/exported.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { fill } from '../support/screens.ts'
import { sees } from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

let downloads: string
let member: HttpMember
beforeAll(async () => {
  downloads = await mkdtemp(join(tmpdir(), 'candor-downloads-'))
  member = await signUp(candor.get(), 'mover')
  await fill(member)
  // A critique that comes between both downloads is in the receipt alone.
  for (const assetId of [1, 2, 3]) await member.critiqued(assetId)
})
afterAll(() => rm(downloads, { recursive: true, force: true }))

/** @returns where it lies now */
async function take(download: Download): Promise<string> {
  const path = join(downloads, download.suggestedFilename())
  await download.saveAs(path)
  return path
}

test('a journal is taken along in two clicks, proved elsewhere, and comes back into a new account', async () => {
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await page.goto(`/account/${member.username}/settings`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Everything (JSON)' }).click()
  const journal = await take(await downloading)
  await sees(page.getByText('The file is in your downloads.'))

  await page.getByRole('link', { name: 'See whether all of them' }).click()
  await sees(page.getByText(/^\d+ entries, unbroken since /))
  const signing = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download a receipt' }).click()
  const receipt = await take(await signing)
  const { code, said } = runVerifier(readFileSync(journal, 'utf8'), readFileSync(receipt, 'utf8'))
  expect(said).toMatch(/^VERIFIED\. \d+ entries, unbroken from /)
  expect(code).toBe(0)

  const newcomer = await signUp(candor.get(), 'arrived')
  const arrived = await browser.open(candor.get(), { ...DESKTOP, as: newcomer })
  await arrived.goto(`/account/${newcomer.username}/settings`)
  await arrived.getByText('Import a journal').click()
  await arrived.getByLabel('Exported journal').setInputFiles(journal)
  await arrived.getByRole('button', { name: 'Import this file' }).click()
  await sees(arrived.getByText(/entries on \d+ assets were imported/))
  await arrived.goto(`/account/${newcomer.username}/bought/1`)
  await sees(arrived.getByRole('heading', { level: 1, name: /International Business/ }))
})

test('a file that is none is refused beside the form, in a sentence', async () => {
  const wronged = await signUp(candor.get(), 'wronged')
  const page = await browser.open(candor.get(), { ...DESKTOP, as: wronged, expects: [422] })
  await page.goto(`/account/${wronged.username}/settings`)
  await page.getByText('Import a journal').click()
  await page.getByRole('button', { name: 'Import this file' }).click()
  await sees(page.getByText('Choose the file of an export (JSON).'))
  const file = { name: 'journal.json', mimeType: 'application/json', buffer: Buffer.from('{"entries":[') }
  await page.getByLabel('Exported journal').setInputFiles(file)
  await page.getByRole('button', { name: 'Import this file' }).click()
  await sees(page.getByText(/This file is cut at line 1\. Nothing was imported\./))
})
