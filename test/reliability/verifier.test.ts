import { afterAll, beforeAll, expect, test } from 'vitest'
import { downloadText, runVerifier } from '../support/exported.ts'
import { makeRandomJournal } from '../support/random-journal.ts'
import { seeded } from '../support/seeded.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { EXPORT_TAMPERINGS, type Files } from './export-tampering-kinds.ts'
import { printReport, sizeOf } from './report.ts'

/** Of each kind. The long form comes to a thousand and more. */
const TIMES = sizeOf({ short: 1, full: 60 })
const UNTOUCHED = sizeOf({ short: 5, full: 1_000 })

let app: TestApp
const texts: { readonly journal: string; readonly receipt: string }[] = []
beforeAll(async () => {
  app = await openTestApp()
  for (const seed of [1, 2]) {
    const member = await app.member()
    await makeRandomJournal(app, member, seeded(seed), 4)
    await app.critiquesDone()
    const journal = await downloadText(app, member, '/api/export?format=json')
    texts.push({ journal, receipt: await downloadText(app, member, '/api/receipt') })
  }
})
afterAll(() => app.close())

const filesAnew = (): Files => {
  const [own, other] = texts.map(({ journal, receipt }) => ({
    journal: JSON.parse(journal),
    receipt: JSON.parse(receipt),
  }))
  return { ...own, other } as Files
}

test('the verifier finds and names every kind of tampering, and nothing in what was not touched', () => {
  const chance = seeded(12)
  const missed: string[] = []
  for (const { name, tamper, found } of EXPORT_TAMPERINGS)
    for (let time = 0; time < TIMES; time += 1) {
      const files = filesAnew()
      const { publicKey } = files.receipt
      tamper(files, chance)
      const { code, said } = runVerifier(JSON.stringify(files.journal), JSON.stringify(files.receipt), publicKey)
      if (code !== 1 || !found.test(said)) missed.push(`${name}: ${code} ${said}`)
    }
  const [own] = texts
  const cut = own?.journal.slice(0, -200) ?? ''
  if (runVerifier(cut, own?.receipt ?? '').code !== 1) missed.push('a file that is cut')
  const twice = own?.journal.replace('{"action":', '{"action":"Sell","action":') ?? ''
  if (!/stands twice/.test(runVerifier(twice, own?.receipt ?? '').said)) missed.push('a member that stands twice')
  const falseFaults = countFalseFaults()
  const tried = EXPORT_TAMPERINGS.length * TIMES + 2
  printReport({
    name: 'verifier',
    n: tried + UNTOUCHED,
    faults: tried,
    figure: { found: tried - missed.length, falseFaults },
    pass: missed.length === 0 && falseFaults === 0,
  })
  expect({ missed, falseFaults }).toEqual({ missed: [], falseFaults: 0 })
})

function countFalseFaults(): number {
  let found = 0
  for (let time = 0; time < UNTOUCHED; time += 1) {
    const { journal = '', receipt = '' } = texts[time % 2] ?? {}
    // However somebody laid it out anew, it says the same.
    const laidOut = time % 4 < 2 ? journal : JSON.stringify(JSON.parse(journal), null, 2)
    if (runVerifier(laidOut, receipt).code !== 0) found += 1
  }
  return found
}
