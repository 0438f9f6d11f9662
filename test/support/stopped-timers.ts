import { afterEach, beforeEach, vi } from 'vitest'
import { openTestApp, type TestApp, type Visitor } from './test-app.ts'

/** A test app with a member for each test of a file, whose waits pass only when the test advances the timers. */
export function stoppedTimersForEach(): { app(): TestApp; member(): Visitor } {
  let app: TestApp
  let member: Visitor
  beforeEach(async () => {
    app = await openTestApp()
    member = await app.member()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(async () => {
    vi.useRealTimers()
    await app.close()
  })
  return { app: () => app, member: () => member }
}
