import type { Attested } from '#domain/opentimestamps/attested.ts'
import type { Hex } from '#domain/opentimestamps/hex-reader.ts'
import { LONGEST_ANSWER_BYTES, type ProofFile, readAnswer } from '#domain/opentimestamps/proof-file.ts'
import type { Outcome } from '../outbound/http-fetch.ts'
import type { Outbound } from '../outbound/outbound.ts'
import type { OutboundCall } from '../outbound/outbound-provider.ts'
import { hashBytes } from './hash-bytes.ts'

type CalendarAnswer = Pick<ProofFile, 'timestamp' | 'attested'>

/** A calendar of OpenTimestamps: it takes digests from everybody and brings their root into a block of Bitcoin. */
export type Calendar = {
  /** As it was configured. */
  readonly url: string
  /** What it promises for 32 bytes. */
  submit(digest: Hex): Promise<Outcome<CalendarAnswer>>
  /** What it has by now for a message that it gave out; `not-found` before it has a block. */
  ask(message: Hex): Promise<Outcome<CalendarAnswer>>
}

const ACCEPTED = 'application/vnd.opentimestamps.v1'
/** Those of real calendars have 44. A longer message would make the address that is asked as long as a calendar likes. */
const LONGEST_MESSAGE_DIGITS = 2 * 128

/**
 * Only this address is ever asked: whatever address stands in an answer is kept in the proof, and gone to by nobody here.
 * @param url an origin, perhaps with a path, without a slash at its end
 */
export function openCalendar(url: string, outbound: Outbound): Calendar {
  const origins = [new URL(url).origin]
  const provider = outbound.provider({ name: 'OpenTimestamps', perMinute: 0, perDay: 0, origins })
  const call = (message: Hex, request: Pick<OutboundCall<CalendarAnswer>, 'op' | 'url' | 'body' | 'read'>) =>
    provider.ask({
      ...request,
      args: { message },
      headers: { accept: ACCEPTED, ...(request.body ? { 'content-type': 'application/octet-stream' } : {}) },
      answersWith: 'bytes',
      maxBytes: LONGEST_ANSWER_BYTES,
      urgency: 'background',
    })
  return {
    url,
    submit: (digest) =>
      call(digest, {
        op: 'submit',
        url: new URL(`${url}/digest`),
        body: Buffer.from(digest, 'hex'),
        read: (body) => {
          const answer = readBody(body, digest)
          return answer.ok && findPromise(answer.data.attested, url) === null ? UNREADABLE : answer
        },
      }),
    ask: (message) =>
      call(message, {
        op: 'ask',
        url: new URL(`${url}/timestamp/${message}`),
        read: (body) => readBody(body, message),
      }),
  }
}

/** The message that a calendar has promised a block for, its own before another's; null where there is none to ask about. */
export function findPromise(attested: readonly Attested[], url: string): Hex | null {
  const promises = attested.flatMap(({ message, meaning }) =>
    meaning.kind === 'pending' && message !== null && message.length <= LONGEST_MESSAGE_DIGITS
      ? [{ message, calendar: meaning.calendar }]
      : [],
  )
  return (promises.find(({ calendar }) => calendar === url) ?? promises[0])?.message ?? null
}

/** The lowest block that is said to hold what was sent; null where none is said to. Bitcoin is not asked whether it does. */
export function findBlock(attested: readonly Attested[]): number | null {
  const heights = attested.flatMap(({ meaning }) => (meaning.kind === 'bitcoin' ? [meaning.height] : []))
  return heights.length > 0 ? Math.min(...heights) : null
}

const UNREADABLE = { ok: false, kind: 'upstream' } as const

function readBody(body: unknown, message: Hex): Outcome<CalendarAnswer> {
  const data = typeof body === 'string' ? readAnswer(body, message, hashBytes) : null
  return data ? { ok: true, data } : UNREADABLE
}
