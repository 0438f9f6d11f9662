import { useEffect, useRef } from 'react'
import type { CompanyView } from '#contract/companies.ts'
import { shortCompanyName } from '#domain/decisions/limits.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './chosen-company.module.css'
import { Monogram } from './monogram.tsx'

type ChosenCompanyProps = { company: CompanyView; takesFocus: boolean; onBack: () => void }

export function ChosenCompany({ company, takesFocus, onBack }: ChosenCompanyProps) {
  const name = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) name.current?.focus()
  }, [takesFocus])
  return (
    <div className={styles.chosen}>
      <Monogram ticker={company.ticker} />
      <div className={styles.names}>
        <h3 ref={name} tabIndex={-1} title={company.companyName}>
          {shortCompanyName(company.companyName)}
        </h3>
        <span>{company.ticker}</span>
      </div>
      <Button onClick={onBack}>Show Search Results</Button>
    </div>
  )
}
