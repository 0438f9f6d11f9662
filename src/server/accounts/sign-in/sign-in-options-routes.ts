import { Hono } from 'hono'
import type { SignInOptionsView } from '#contract/accounts.ts'
import type { AppContext } from '../../app-context.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { signUpPolicy } from '../sign-up-policy.ts'

/** What the login page must know before anybody has signed in. */
export const signInOptionsRoutes = (context: Pick<AppContext, 'config' | 'db'>) =>
  new Hono<AppEnv>().get('/', async (c) => {
    const { passwordMin, isDemo, openIdConnect } = context.config
    return c.json({
      passwordMin,
      isDemo,
      signUp: await signUpPolicy(context),
      openIdConnectName: openIdConnect?.name ?? null,
    } satisfies SignInOptionsView)
  })
