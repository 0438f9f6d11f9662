import type { Attested } from '#domain/opentimestamps/attested.ts'
import type { Hex } from '#domain/opentimestamps/hex-reader.ts'
import { LONGEST_ANSWER_BYTES, type ProofFile, readAnswer } from '#domain/opentimestamps/proof-file.ts'
import type { Outcome } from '../outbound/http-fetch.ts'
import type { Outbound } from '../outbound/outbound.ts'
import type { OutboundCall } from '../outbound/outbound-provider.ts'
import { hashBytes } from './hash-bytes.ts'

type CalendarAnswer = Pick<ProofFile, 'timestamp' | 'attested'>

/** A calendar of OpenTimestamps, which collects digests and writes the root of their hash tree to a block of Bitcoin. */
export type Calendar = {
  /** The configured address. */
  readonly url: string
  /** Submits a digest of 32 bytes and returns the promise of the calendar. */
  submit(digest: Hex): Promise<Outcome<CalendarAnswer>>
  /** Asks for the proof of an earlier promise; `not-found` before it is in a block. */
  ask(message: Hex): Promise<Outcome<CalendarAnswer>>
}

const ACCEPTED = 'application/vnd.opentimestamps.v1'
/** The limit protects against overlong addresses, of which the message is a part. Messages of real calendars have 44 bytes. */
const LONGEST_MESSAGE_DIGITS = 2 * 128

/**
 * Opens a calendar. Only the configured address is ever requested; other addresses in responses are kept in the proof but never
 * requested.
 * @param url an origin, optionally with a path, without a slash at its end
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

/** The message for which a block is promised, preferably by this calendar; null when there is none. */
export function findPromise(attested: readonly Attested[], url: string): Hex | null {
  const promises = attested.flatMap(({ message, meaning }) =>
    meaning.kind === 'pending' && message !== null && message.length <= LONGEST_MESSAGE_DIGITS
      ? [{ message, calendar: meaning.calendar }]
      : [],
  )
  return (promises.find(({ calendar }) => calendar === url) ?? promises[0])?.message ?? null
}

/**
 * The lowest block that is claimed to contain the digest; null when there is no claim. The claim is not checked against
 * Bitcoin.
 */
export function findBlock(attested: readonly Attested[]): number | null {
  const heights = attested.flatMap(({ meaning }) => (meaning.kind === 'bitcoin' ? [meaning.height] : []))
  return heights.length > 0 ? Math.min(...heights) : null
}

const UNREADABLE = { ok: false, kind: 'upstream' } as const

function readBody(body: unknown, message: Hex): Outcome<CalendarAnswer> {
  const data = typeof body === 'string' ? readAnswer(body, message, hashBytes) : null
  return data ? { ok: true, data } : UNREADABLE
}
