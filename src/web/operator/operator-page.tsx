import { queryOptions, useQuery } from '@tanstack/react-query'
import type { OperatorView } from '#contract/operator.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'
import { FormSection } from '#web/forms/form-section.tsx'
import { useLanguage } from '#web/language/use-messages.ts'
import { pageNames } from '#web/routes/page-names.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { uiMessages } from '#web/ui/ui-messages.ts'
import { operatorMessages } from './operator-messages.ts'
import styles from './operator-page.module.css'
import { ProviderList } from './provider-list.tsx'
import { ProviderUsage } from './provider-usage.tsx'
import { VariableList } from './variable-list.tsx'

/** The page for whoever runs this Candor: its providers, how much of their budgets is spent, and its variables. */
export function OperatorPage() {
  const language = useLanguage()
  const messages = operatorMessages(language)
  const operator = useQuery(operatorQuery)
  return (
    <div className={styles.page}>
      <h1>{pageNames(language).operator}</h1>
      <p className={styles.lede}>{messages.lede}</p>
      {operator.data ? (
        <>
          <FormSection title={messages.providers}>
            <ProviderList providers={[...operator.data.providers, operator.data.facts]} />
          </FormSection>
          {operator.data.usage.length > 0 && (
            <FormSection title={messages.budgets}>
              <ProviderUsage usage={operator.data.usage} />
            </FormSection>
          )}
          <FormSection title={messages.variables}>
            <VariableList variables={operator.data.variables} />
          </FormSection>
        </>
      ) : operator.isError ? (
        <Notice kind="error">
          <p>{messages.cannotBeShown(problemMessages(language).text(operator.error.message))}</p>
          <Button onClick={() => operator.refetch()}>{uiMessages(language).tryAgain}</Button>
        </Notice>
      ) : (
        <Skeleton label={messages.loading} />
      )}
    </div>
  )
}

const operatorQuery = queryOptions({
  queryKey: queryKeys.operator,
  queryFn: () => request<OperatorView>('GET', '/api/operator'),
})
