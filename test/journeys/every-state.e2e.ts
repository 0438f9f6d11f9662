import type { Page } from 'playwright-core'
import { beforeAll, test } from 'vitest'
import { isForEverybody } from '../support/accessibility.ts'
import { browserForFile } from '../support/browser.ts'
import { candorForFile, DEMO } from '../support/candor-for-file.ts'
import { DEMO_SCREENS, NEW_SCREENS, reviewScreens } from '../support/demo-screens.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { draftScreens, MORE_SCREENS } from '../support/more-screens.ts'
import type { Screen } from '../support/screens.ts'

/** Years of entries, open forms, dialogs, questions and reviews: what `every-screen` has not, for everybody too. */
const candor = candorForFile(DEMO)
const browser = browserForFile()

let [member, beginner]: HttpMember[] = []
beforeAll(async () => {
  member = await signUp(candor.get(), 'sampler')
  beginner = await signUp(candor.get(), 'beginner')
})

const named = (screens: readonly Screen[]) => screens.map((screen): [string, Screen] => [screen.name, screen])

/** Without the network a page complains of what it cannot fetch; `offline.e2e.ts` looks at that. */
const ONLINE = MORE_SCREENS.filter(({ name }) => !name.includes('offline'))

test.each(named([...DEMO_SCREENS, ...ONLINE]))('%s', async (_name, screen) => {
  await look(screen, member)
})

test.each(named(NEW_SCREENS))('%s', async (_name, screen) => {
  await look(screen, beginner)
})

test('the steps of a review', async () => {
  for (const screen of await reviewScreens(signedIn(member))) await look(screen, member)
})

test('lists and forms with a draft', async () => {
  for (const screen of await draftScreens(signedIn(member))) await look(screen, member)
})

async function look({ address, reach }: Screen, reader: HttpMember | undefined): Promise<void> {
  const page: Page = await browser.open(candor.get(), { as: signedIn(reader) })
  await page.goto(address.replace('{user}', signedIn(reader).username))
  await reach(page)
  await isForEverybody(page)
}

function signedIn(reader: HttpMember | undefined): HttpMember {
  if (!reader) throw new Error('Nobody has signed up yet.')
  return reader
}
