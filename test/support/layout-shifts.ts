import type { Page } from 'playwright-core'

type Noted = { readonly at: number; readonly value: number; readonly moved: readonly string[] }

/** Runs in the page, before its own scripts. Shifts soon after a press are noted too, so that a slow answer is judged like a fast one. */
export function noteLayoutShifts(): void {
  const noted: Noted[] = []
  Object.assign(window, { layoutShifts: noted, shiftsCountFrom: 0 })
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : (node?.parentElement ?? null)
    return element ? `${element.localName} “${element.textContent?.slice(0, 40)}”` : 'what was removed'
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] = Reflect.get(
        entry,
        'sources',
      )
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} of ${previousRect.height} px from ${previousRect.y} to ${currentRect.y}`,
      )
      noted.push({ at: entry.startTime, value: Number(Reflect.get(entry, 'value')), moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Counts from the frame after the one in which a form gives way to another entry. */
export const countFromNextEntry = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const entries = (): number => document.querySelectorAll('[id^="entry-"]').length
    const before = location.pathname.includes('/overview/') ? 0 : entries()
    Reflect.set(window, 'shiftsCountFrom', Number.POSITIVE_INFINITY)
    const look = (): void => {
      if (entries() <= before || document.querySelector('form[data-writing]')) requestAnimationFrame(look)
      else requestAnimationFrame(() => Reflect.set(window, 'shiftsCountFrom', performance.now()))
    }
    look()
  })

/** How far parts of the page moved by themselves, as browsers count it, and which. */
export const layoutShift = (page: Page): Promise<{ readonly sum: number; readonly moved: readonly string[] }> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const noted: readonly Noted[] = Reflect.get(window, 'layoutShifts')
    const counted = noted.filter(({ at }) => at >= Number(Reflect.get(window, 'shiftsCountFrom')))
    return {
      sum: counted.reduce((sum, { value }) => sum + value, 0),
      moved: counted.flatMap(({ value, moved }) => [value.toFixed(4), ...moved]),
    }
  })
