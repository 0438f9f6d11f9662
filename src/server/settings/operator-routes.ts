import { Hono } from 'hono'
import type { OperatorView } from '#contract/operator.ts'
import { requireOperator } from '../accounts/operator.ts'
import type { AppContext } from '../app-context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { giveJson } from '../http/stored-answer.ts'
import { mailUsage } from '../recap/mail-usage.ts'
import { ownUsage, providersNow } from './provider-views.ts'
import { describeFacts } from './providers.ts'

/** The operator's page. Everybody else is refused. */
export const operatorRoutes = (context: AppContext) =>
  new Hono<AppEnv>().get('/', async (c) => {
    await requireOperator(context, c.var.user)
    const { config, outbound, backups } = context
    return giveJson(c, {
      providers: await providersNow(context),
      facts: describeFacts(config),
      usage: [...(await outbound.usage()), ...(await ownUsage(context, c.var.user.id)), ...(await mailUsage(context))],
      backups: await backups.view(),
      variables: [...config.variables],
    } satisfies OperatorView)
  })
