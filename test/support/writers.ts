import { randomUUID } from 'node:crypto'
import { buyIbm } from './buy-ibm.ts'
import type { HttpAnswer, HttpMember } from './http-member.ts'
import type { Chance } from './seeded.ts'

/** A decision that was sent, and what its sender knows about it. */
export type Sent = {
  readonly decisionId: string
  readonly username: string
  readonly thesis: string
  readonly path: string
  readonly body: unknown
  /** `recorded` if it was acknowledged; `unknown` if the connection broke. */
  outcome: 'recorded' | 'unknown'
  /** The asset of an acknowledged decision, else null. */
  assetId: number | null
}

/** The probability that somebody buys a new asset instead of updating an existing one. */
const NEW_ASSET = 0.25

/** The probability that a decision is sent again after the connection broke, as by another press of the button. */
const SENT_AGAIN = 0.5

/** A machine on which others work too may keep somebody waiting for minutes, and not for ever. */
const MOST_TRIES = 60

/** Somebody who records one decision after another, and remembers the outcome of each. */
export type Writer = {
  readonly sent: Sent[]
  /** Writes until the connection breaks. @throws for a refusal, because everything that these writers send is valid */
  writeUntilCut(onAcknowledged: () => void): Promise<void>
  /**
   * Writes as long as it is wanted. A decision of which it is not known whether it was recorded is sent again, as by a page.
   * @throws for a refusal, because everything that these writers send is valid
   */
  writeWhile(isWanted: () => boolean): Promise<void>
  /** How often `writeWhile` was told to send again, or had its connection broken. */
  sentAgain(): number
}

export function makeWriter(member: HttpMember, name: string, chance: Chance): Writer {
  const sent: Sent[] = []
  /** The assets that it bought, as far as that was acknowledged. */
  const own: number[] = []
  let sentAgain = 0

  const next = (): Sent => {
    const again = sent.at(-1)
    if (again?.outcome === 'unknown' && chance.next() < SENT_AGAIN) return again
    const decision = make()
    sent.push(decision)
    return decision
  }
  const make = (): Sent => {
    const decisionId = randomUUID()
    const thesis = `${name} writes entry ${sent.length + 1} and expects 8% by October.`
    const common = { decisionId, username: member.username, thesis, outcome: 'unknown', assetId: null } as const
    const assetId = chance.next() < NEW_ASSET ? undefined : chance.oneOf(own)
    if (assetId === undefined) {
      const ticker = `${name}-${sent.length + 1}`
      return {
        ...common,
        path: '/api/assets',
        body: buyIbm({ decisionId, thesis, ticker, companyName: ticker }),
      }
    }
    const body = {
      decisionId,
      updatedThesis: thesis,
      updatedConfidenceLevel: chance.whole(1, 10),
      updateAction: 'Hold',
    }
    return { ...common, path: `/api/assets/${assetId}/decisions`, body }
  }

  const remember = (decision: Sent, assetId: number): void => {
    if (decision.path === '/api/assets') own.push(assetId)
    Object.assign(decision, { assetId, outcome: 'recorded' })
  }

  const sendUntilAnswered = async (decision: Sent): Promise<number> => {
    for (let tries = 1; ; tries += 1) {
      const answer = await member.send('POST', decision.path, decision.body).catch(() => null)
      const mayPass = answer === null || (answer.status === 503 && answer.retryAfter !== null)
      if (!mayPass) return acknowledged(answer, decision)
      if (tries === MOST_TRIES) throw new Error(`POST ${decision.path} was answered ${tries} times by nothing or 503.`)
      sentAgain += 1
      // biome-ignore lint/plugin: the pause of a page between two tries, which is what this plays
      await new Promise((resolve) => setTimeout(resolve, Number(answer?.retryAfter ?? 1) * 1000))
    }
  }

  return {
    sent,
    async writeUntilCut(onAcknowledged) {
      let isCut = false
      while (!isCut) {
        const decision = next()
        const answer = await member.send('POST', decision.path, decision.body).catch(() => null)
        isCut = answer === null
        if (!answer) continue
        remember(decision, acknowledged(answer, decision))
        onAcknowledged()
      }
    },
    async writeWhile(isWanted) {
      while (isWanted()) {
        const decision = next()
        remember(decision, await sendUntilAnswered(decision))
      }
    },
    sentAgain: () => sentAgain,
  }
}

function acknowledged({ status, json, text }: HttpAnswer, { path }: Sent): number {
  const isAsset = typeof json === 'object' && json !== null && 'assetId' in json && typeof json.assetId === 'number'
  if (status === 201 && isAsset) return Number(json.assetId)
  throw new Error(`POST ${path} was refused: ${status} ${text}`)
}
