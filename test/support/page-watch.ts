import type { BrowserContext, ConsoleMessage, Request, Response } from 'playwright-core'

/** What may go wrong in a journey: an answer with this status, or a Candor that cannot be reached for a while. */
export type Expected = number | 'unreachable'

const REFUSED_STATUS = /^Failed to load resource: the server responded with a status of (\d+)/
const UNREACHABLE =
  /net::ERR_(CONNECTION_\w+|INTERNET_DISCONNECTED|FAILED|INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE|CONTENT_LENGTH_MISMATCH|NETWORK_CHANGED)/

/** The message of the test browser in most journeys, because they block service workers. */
const BLOCKED = 'Service Worker registration blocked by Playwright'

/**
 * Chromium's messages about a preload of a page that a worker controls: some of its files are then read twice from the worker's cache, and
 * none twice from the network, which a journey about signing out holds (docs/decisions/225). Without a worker they count.
 */
const READ_TWICE =
  /is found, but is not used because it is a cross-world service worker resource mismatch|was preloaded using link preload but not used within a few seconds/

/** The error of requests that the browser aborts because their page is left. */
const LEFT = 'net::ERR_ABORTED'

/** What the pages of a context have complained about since the last call of `expect`. The list grows. */
export type Watched = {
  readonly complaints: readonly string[]
  /** Empties the list, and sets what may go wrong from now on. */
  expect(expected: readonly Expected[]): void
}

/**
 * Collects whatever the pages of a context complain about: console errors and warnings, uncaught errors, violations of the
 * Content-Security-Policy, and requests that failed or were refused.
 * @param hasWorker whether a service worker stands between these pages and the network
 */
export async function watch(context: BrowserContext, hasWorker: boolean): Promise<Watched> {
  let complaints: string[] = []
  let allowed: readonly Expected[] = []
  const isExpected = (problem: Expected) => allowed.includes(problem)
  const note = (complaint: string | null) => void (complaint && complaints.push(complaint))

  context.on('console', (message) => {
    if (!hasWorker || !READ_TWICE.test(message.text())) note(consoleComplaint(message, isExpected))
  })
  context.on('weberror', (error) => note(`uncaught: ${error.error().stack}`))
  context.on('requestfailed', (request) => note(failureComplaint(request, isExpected)))
  context.on('response', (response) => note(responseComplaint(response, isExpected)))
  await context.exposeBinding('noteViolation', (_source, violation: string) => note(`CSP: ${violation}`))
  await context.addInitScript(reportViolations)
  return {
    get complaints() {
      return complaints
    },
    expect(expected) {
      allowed = expected
      complaints = []
    },
  }
}

type IsExpected = (problem: Expected) => boolean

function consoleComplaint(message: ConsoleMessage, isExpected: IsExpected): string | null {
  if (message.type() !== 'error' && message.type() !== 'warning') return null
  if (message.text() === BLOCKED) return null
  const status = REFUSED_STATUS.exec(message.text())?.[1]
  if (status && isExpected(Number(status))) return null
  if (UNREACHABLE.test(message.text()) && isExpected('unreachable')) return null
  return `console ${message.type()}: ${message.text()} (${message.location().url})`
}

function failureComplaint(request: Request, isExpected: IsExpected): string | null {
  const why = request.failure()?.errorText ?? 'for no reason'
  if (why === LEFT || (UNREACHABLE.test(why) && isExpected('unreachable'))) return null
  return `request failed: ${request.method()} ${request.url()} ${why}`
}

function responseComplaint(response: Response, isExpected: IsExpected): string | null {
  if (response.status() < 400 || isExpected(response.status())) return null
  return `answer ${response.status()}: ${response.request().method()} ${response.url()}`
}

/** Runs in the page, before its own scripts. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) => {
    const report: unknown = Reflect.get(window, 'noteViolation')
    const violation = [violatedDirective, blockedURI, sourceFile, sample].join(' ')
    if (typeof report === 'function') report(violation)
  })
}
