import { queryOptions, useQuery } from '@tanstack/react-query'
import type { OperatorView } from '#contract/operator.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'
import { FormSection } from '#web/forms/form-section.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './operator-page.module.css'
import { ProviderList } from './provider-list.tsx'
import { ProviderUsage } from './provider-usage.tsx'
import { VariableList } from './variable-list.tsx'

/** The page for whoever runs this Candor: its providers, how much of their budgets is spent, and its variables. */
export function OperatorPage() {
  const operator = useQuery(operatorQuery)
  return (
    <div className={styles.page}>
      <h1>Operator</h1>
      <p className={styles.lede}>What runs this Candor. Nobody else on it sees this page.</p>
      {operator.data ? (
        <>
          <FormSection title="Providers">
            <ProviderList providers={[...operator.data.providers, operator.data.facts]} />
          </FormSection>
          {operator.data.usage.length > 0 && (
            <FormSection title="Budgets">
              <ProviderUsage usage={operator.data.usage} />
            </FormSection>
          )}
          <FormSection title="Variables">
            <VariableList variables={operator.data.variables} />
          </FormSection>
        </>
      ) : operator.isError ? (
        <Notice kind="error">
          <p>This page cannot be shown. {operator.error.message}</p>
          <Button onClick={() => operator.refetch()}>Try again</Button>
        </Notice>
      ) : (
        <Skeleton label="Loading what runs this Candor" />
      )}
    </div>
  )
}

const operatorQuery = queryOptions({
  queryKey: queryKeys.operator,
  queryFn: () => request<OperatorView>('GET', '/api/operator'),
})
