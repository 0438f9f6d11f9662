import type { ServerResponse } from 'node:http'
import type { Fault } from './faults.ts'

/** A complete answer, for cases that no named scenario covers. An object is sent as JSON. */
export type Answer = {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array | object
}

/** Scenarios that every double has. `slow` gives the right answer, but only after `release`. */
export type CommonScenario = 'ok' | 'slow' | 'cut' | 'redirect' | Fault | CannedScenario
type CannedScenario = 'html' | 'garbage' | 'oversized'

export const json = (status: number, body: object): Answer => ({ status, body })

export const html = (status: number, text: string): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html><head><title>${text}</title></head><body><h1>${text}</h1></body></html>`,
})

export const cannedAnswers: Readonly<Record<CannedScenario, Answer>> = {
  html: html(200, 'Please verify that you are human'),
  garbage: { status: 200, headers: { 'content-type': 'application/json' }, body: '{"results":[{"ticker":"AA' },
  oversized: json(200, { padding: 'x'.repeat(2 * 1024 * 1024) }),
}

export const isCanned = (scenario: string): scenario is CannedScenario => scenario in cannedAnswers

export function send(response: ServerResponse, { status, headers = {}, body = '' }: Answer): void {
  const isObject = typeof body === 'object' && !(body instanceof Uint8Array)
  const type = isObject ? { 'content-type': 'application/json' } : {}
  response.writeHead(status, { ...type, ...headers }).end(isObject ? JSON.stringify(body) : body)
}
