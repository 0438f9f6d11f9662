import { createElement, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { assetChart } from '#test/fixtures/charts.ts'

const DECISIONS = 200
export const chart = assetChart({ days: 2500, decisions: DECISIONS })

/**
 * Lets the benchmark draw a chart on an otherwise empty page. The time counts from the first line of code until the chart is
 * painted with all of its marks. Removing the chart is not counted.
 */
export function offer(Chart: () => ReactNode, marks: string): void {
  Object.assign(window, { draw: () => draw(Chart, marks) })
}

async function draw(Chart: () => ReactNode, marks: string): Promise<number> {
  const place = document.body.appendChild(document.createElement('div'))
  const startedAt = performance.now()
  const root = createRoot(place)
  flushSync(() => root.render(createElement(Chart)))
  do await painted()
  while (place.querySelectorAll(marks).length < DECISIONS)
  const took = performance.now() - startedAt
  root.unmount()
  place.remove()
  await painted()
  return took
}

/** Resolves after the next frame is painted, because a message that is posted before a frame arrives after it. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        resolve()
      }
      port2.postMessage(null)
    })
  })
}
