import { expect, test } from 'vitest'
import { expectPath } from '../support/asset-steps.ts'
import { browserForFile, DESKTOP } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { delayFile } from '../support/delayed-file.ts'
import { signUp } from '../support/http-member.ts'
import { sees } from '../support/steps.ts'

/** A search is written into the address once typing pauses, when its writer may be on the way to another page. */
const candor = candorForFile()
const browser = browserForFile()

test.each([
  ['overview/journal', 'mainframe'],
  ['overview/bought', 'cat'],
])(
  'who types into the search of %s and goes on at once gets there, though that page is slow to come',
  async (path, term) => {
    const member = await signUp(candor.get(), `quick-${path.replace('overview/', '')}`)
    await member.add({ thesis: 'A mainframe is bought for ten years.' })
    await member.add({ ticker: 'CAT', companyName: 'Caterpillar Inc.' })
    const page = await browser.open(candor.get(), { ...DESKTOP, as: member, isAltered: true })
    await page.clock.install()
    const user = `/account/${member.username}`
    await page.goto(`${user}/${path}`)
    const search = page.getByRole('main').getByRole('searchbox')
    await sees(search)
    const code = await delayFile(page, '**/assets/add-asset-page-*.js')
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await search.fill(term)
    await page.getByRole('link', { name: 'Add to a List' }).click()
    await page.clock.runFor(1_000)
    code.letIn()
    await page.clock.resume()
    await expectPath(page, `${user}/overview/add-asset`)
    await sees(page.getByRole('heading', { level: 1 }))
    expect(new URL(page.url()).search).toBe('')
  },
)
