import { randomUUID } from 'node:crypto'
import { buyIbm } from './buy-ibm.ts'
import type { HttpMember } from './http-member.ts'

/** The answers to somebody's requests. */
type Seen = {
  acknowledged: number
  /** Answers with 503, and broken connections, after which the same decision is sent again. */
  unavailable: number
  /** Answers that must not occur: neither accepted nor asked to wait. */
  readonly other: string[]
}

/** Somebody who sends one decision after another, and repeats each until it is accepted, as a page would. */
export type PatientWriter = {
  readonly seen: Readonly<Seen>
  /** The ids of the decisions that were acknowledged. */
  readonly acknowledged: readonly string[]
  writeUntil(signal: AbortSignal): Promise<void>
}

const PAUSE_MS = 50
const ASSETS = 20

export function makePatientWriter(member: HttpMember, name: string): PatientWriter {
  const seen: Seen = { acknowledged: 0, unavailable: 0, other: [] }
  const acknowledged: string[] = []
  const next = (): { decisionId: string; path: string; body: object } => {
    const [count, decisionId] = [acknowledged.length, randomUUID()]
    const ticker = `${name}-${count}`
    if (count < ASSETS)
      return { decisionId, path: '/api/assets', body: buyIbm({ decisionId, ticker, companyName: ticker }) }
    const body = {
      decisionId,
      updateAction: 'Hold',
      updatedConfidenceLevel: 6,
      updatedThesis: `${name} holds on, for the ${count}th time.`,
    }
    return { decisionId, path: `/api/assets/${(count % ASSETS) + 1}/decisions`, body }
  }
  return {
    seen,
    acknowledged,
    async writeUntil(signal) {
      while (!signal.aborted) {
        const { decisionId, path, body } = next()
        let isTaken = false
        while (!isTaken && !signal.aborted) {
          const answer = await member.send('POST', path, body).catch(() => null)
          isTaken = answer?.status === 201
          if (isTaken) continue
          if (answer === null || answer.status === 503) seen.unavailable += 1
          else seen.other.push(`${answer.status} ${answer.text}`)
          // biome-ignore lint/plugin: the pause of a program between two tries, which is what this plays
          await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
        }
        if (!isTaken) return
        acknowledged.push(decisionId)
        seen.acknowledged += 1
      }
    },
  }
}
