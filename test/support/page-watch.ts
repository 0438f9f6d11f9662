import type { BrowserContext, ConsoleMessage, Request, Response } from 'playwright-core'

/** What may go wrong in a journey: an answer with this status, or a Candor that can't be reached for a while. */
export type Expected = number | 'unreachable'

const REFUSED_STATUS = /^Failed to load resource: the server responded with a status of (\d+)/
const UNREACHABLE =
  /net::ERR_(CONNECTION_\w+|INTERNET_DISCONNECTED|FAILED|INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE|CONTENT_LENGTH_MISMATCH|NETWORK_CHANGED)/

/** In most journeys there is no service worker, and the test's own browser says so. */
const BLOCKED = 'Service Worker registration blocked by Playwright'

/** Chromium says so of what it had begun to load before the worker stood between: it is loaded by way of the worker then. */
const PRELOADED_BEFORE_WORKER = /is found, but is not used because it is a cross-world service worker resource mismatch/

/** And then, where the machine is busy, that they were loaded for nothing. Without a worker that would be true. */
const PRELOADED_FOR_NOTHING = /was preloaded using link preload but not used within a few seconds/

/** The browser breaks off itself what a page that is being left had asked for. */
const LEFT = 'net::ERR_ABORTED'

/** What the pages of a context complained about since something was last expected of them; it grows. */
export type Watched = {
  readonly complaints: readonly string[]
  /** Begins anew, with what may go wrong from now on. */
  expect(expected: readonly Expected[]): void
}

/**
 * Collects whatever the pages of a context complain about: every console error and warning, every error that nobody
 * caught, every violation of the Content-Security-Policy, every request that failed or was refused.
 * @param hasWorker whether a service worker stands between these pages and the network
 */
export async function watch(context: BrowserContext, hasWorker: boolean): Promise<Watched> {
  let complaints: string[] = []
  let allowed: readonly Expected[] = []
  const isExpected = (problem: Expected) => allowed.includes(problem)
  const note = (complaint: string | null) => void (complaint && complaints.push(complaint))

  context.on('console', (message) => {
    if (!hasWorker || !PRELOADED_FOR_NOTHING.test(message.text())) note(consoleComplaint(message, isExpected))
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
  if (message.text() === BLOCKED || PRELOADED_BEFORE_WORKER.test(message.text())) return null
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
