import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { actionsOf, button, expectPath, fact, reason, save } from '../support/asset-steps.ts'
import { browserForFile, type View, WINDOWS } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { critiqueOf, entryOf, sees, seesNoMore, tab } from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

let people = 0
/** The page of an asset that was bought with a confidence of 6. */
async function open(view: View): Promise<{ page: Page; member: HttpMember; user: string }> {
  people += 1
  const member = await signUp(candor.get(), `opener-${people}`)
  await member.add()
  const page = await browser.open(candor.get(), { ...view, as: member })
  const user = `/account/${member.username}`
  await page.goto(`${user}/bought/1`)
  await sees(critiqueOf(page, 'Buy').getByText('No language model'))
  return { page, member, user }
}

/** The tabs that say they are the one that is open. */
const currentTabs = (page: Page): Promise<string[]> =>
  page.getByRole('navigation', { name: 'Account' }).locator('[aria-current="page"]').allTextContents()

describe.each(WINDOWS)('%s', (_name, view) => {
  test('the ticker of the open asset is a tab, and the current one', async () => {
    const { page, user } = await open(view)
    await sees(tab(page, 'IBM'))
    expect(await currentTabs(page)).toEqual(['IBM'])
    await tab(page, 'IBM').click()
    await expectPath(page, `${user}/bought/1`)

    await tab(page, 'Bought').click()
    await expectPath(page, `${user}/overview/bought`)
    await seesNoMore(tab(page, 'IBM'))
    expect(await currentTabs(page)).toEqual(['Bought'])
  })

  test('«Cancel Update» closes the panel and records nothing', async () => {
    const { page, member } = await open(view)
    await button(page, 'Update').click()
    await reason(page, { action: 'Hold', level: 9, thesis: 'Nothing has changed, and I am surer than before.' })
    await save(page)
    await button(page, 'Cancel Update').click()
    await seesNoMore(button(page, 'Submit Update'))
    await sees(button(page, 'Update'))

    await page.reload()
    await sees(entryOf(page, 'Buy'))
    expect(await page.getByRole('article').count()).toBe(1)
    expect(await fact(page, 'Confidence').innerText()).toMatch(/^6 \/ 10/)
    expect(await actionsOf(member)).toEqual(['Buy'])

    // The panel stays closed, and what was written in it is there when it is opened.
    await sees(button(page, 'Update'))
    expect(await button(page, 'Submit Update').count()).toBe(0)
    await button(page, 'Update').click()
    await sees(page.getByText('Nothing has changed, and I am surer than before.').first())
  })
})
