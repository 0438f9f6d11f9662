import type { AnchorsView } from '#contract/anchors.ts'
import type { ProofView } from '#contract/proof.ts'
import { anchorHeads } from '#server/receipts/anchor-job.ts'
import { startCalendarDouble } from '../doubles/calendar-double.ts'
import { buyIbm } from './buy-ibm.ts'
import { openTestApp, type Visitor } from './test-app.ts'

/** The time of the first round. */
export const START = '2026-11-22T10:00:00.000Z'
const HOUR_MS = 60 * 60 * 1000

/** An app that sends the heads of its ledgers to a calendar, and a member with two entries. */
export async function openAnchoredApp() {
  const calendar = await startCalendarDouble()
  const app = await openTestApp({ OPENTIMESTAMPS_CALENDAR: `${calendar.url}/` })
  app.setNow(START)
  const member = await app.member()
  await member.send('POST', '/api/assets', buyIbm())
  await app.critiquesDone()
  return {
    calendar,
    app,
    member,
    writeOn: (visitor: Visitor = member) =>
      visitor.send('POST', '/api/principles', { principleId: crypto.randomUUID(), text: 'Never average down.' }),
    anchors: async (visitor: Visitor = member): Promise<AnchorsView> =>
      ((await visitor.send('GET', '/api/proof')).json as ProofView).anchors,
    /** Runs a round of the job, a number of hours after the first. */
    async round(hours = 0) {
      app.setNow(new Date(Date.parse(START) + hours * HOUR_MS).toISOString())
      await anchorHeads(app.context)
    },
    async close() {
      await app.close()
      await calendar.close()
    },
  }
}
