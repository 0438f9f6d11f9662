import type { FindingView } from '#contract/mirror.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { keepPng, keepSvg, withoutAmounts } from './share-picture.ts'

/** Saves a finding as a picture without amounts; not offered when its sentence consists of an amount only. */
export function ShareFinding({ finding }: { finding: FindingView }) {
  if (withoutAmounts(finding.title) === '') return null
  const name = `candor-${finding.kind}`
  return (
    <Disclosure label="As a picture">
      <p>Without amounts. It is made in this browser and sent nowhere.</p>
      <p>
        <Button onClick={() => keepSvg(finding, name)}>Save as SVG</Button>{' '}
        <Button onClick={() => keepPng(finding, name)}>Save as PNG</Button>
      </p>
    </Disclosure>
  )
}
