import type { HttpMember } from '../../test/support/http-member.ts'
import { sees } from '../../test/support/steps.ts'
import type { Hand } from './hand.ts'

/**
 * Goes from the bought list to the first entry of the journal, to an entry found by a word, and to that entry on its asset's
 * page.
 */
export async function readingBack({ page, click, choose, type }: Hand, { username }: HttpMember): Promise<void> {
  await page.goto(`/account/${username}/overview/bought`)
  await click(page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Journal', exact: true }))
  const older = page.getByRole('button', { name: 'Show older entries' })
  const count = page.getByRole('status').filter({ hasText: /entries/ })
  await sees(count)
  while ((await older.count()) > 0) {
    const before = await count.innerText()
    await click(older)
    await page.waitForFunction(
      (line) => ![...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent === line),
      before,
    )
  }
  await type('margin', page.getByRole('searchbox', { name: 'Search' }))
  const found = page.getByRole('article').filter({ has: page.locator('mark') })
  await sees(found.first())
  await click(page.getByText('Filters', { exact: true }))
  await choose(page.getByLabel('Action'), 'Sell')
  await sees(found.first())
  await click(found.first().getByRole('link').first())
  await sees(page.locator('[aria-current=location]'))
}
