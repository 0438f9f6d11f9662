import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { RecapBody, type RecapView } from '#contract/recap.ts'
import type { Language } from '#domain/locale.ts'
import type { Problem } from '#domain/result.ts'
import type { AppContext } from '../app-context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { Refusal } from '../http/problem.ts'
import { readBody } from '../http/read-body.ts'
import { takeCredits } from '../outbound/budget-store.ts'
import { findPreferences } from '../preferences/preference-store.ts'
import { storeMailFailure } from './mail-usage.ts'
import { mailboxOf } from './mailbox.ts'
import { MailFailure, makeMailer } from './mailer.ts'
import { confirmationMail, recapTexts } from './recap-format.ts'
import { isRecapKey, type RecapPurpose, recapLink } from './recap-link.ts'
import { findRecap, type Recap, removeRecap, storeRecap } from './recap-store.ts'

/** How many mails an account may cause in a day, because nobody knows yet whose address it is. */
const MAILS_PER_DAY = 5
/** How many mails one mailbox gets in a day from all accounts, because its owner may never have heard of Candor. */
const MAILS_TO_ONE_PER_DAY = 3

/** A weekly recap by mail, where the operator has set a mail server, for users who ask for it and confirm the address. */
export const recapRoutes = (context: AppContext) =>
  new Hono<AppEnv>()
    .get('/', async (c) => c.json(await showRecap(context, c.var.user.id)))
    .post('/', async (c) => {
      const { address } = await readBody(c, RecapBody)
      await askToConfirm(context, c.var.user.id, address)
      return c.json(await showRecap(context, c.var.user.id))
    })
    .delete('/', async (c) => {
      await removeRecap(context.db, c.var.user.id)
      return c.json(await showRecap(context, c.var.user.id))
    })
    .get('/confirmation', (c) => askAgain(c, context, 'confirmation'))
    .post('/confirmation', async (c) => {
      const { userId, recap, language } = await addresseeOf(c, context, 'confirmation')
      await storeRecap(context.db, userId, { address: recap.address, isConfirmed: true, lastAt: context.now() })
      return page(c, language, recapTexts(language).pages.confirmed)
    })
    .get('/end', (c) => askAgain(c, context, 'end'))
    .post('/end', async (c) => {
      const { userId, language } = await addresseeOf(c, context, 'end')
      await removeRecap(context.db, userId)
      return page(c, language, recapTexts(language).pages.ended)
    })

async function showRecap({ db, config }: AppContext, userId: string): Promise<RecapView> {
  const recap = await findRecap(db, userId)
  const { address = null, isConfirmed = false, failure } = recap ?? {}
  return {
    isOffered: config.mail !== null,
    address,
    isConfirmed,
    failure: failure ? { kind: failure.kind, at: failure.at } : null,
  }
}

async function askToConfirm(
  { db, config, secret, now, log }: AppContext,
  userId: string,
  address: string,
): Promise<void> {
  const { mail, url } = config
  if (!mail || !url) throw new Refusal({ code: 'not-found', message: 'This Candor sends no mail.' })
  const take = async (name: string, perDay: number, sentence: string) => {
    if ((await takeCredits(db, { name, perMinute: 0, perDay }, 1, 'interactive', now())) === null) return
    throw new Refusal({ code: 'throttled', message: `${sentence} Your journal is as it was; try again tomorrow.` })
  }
  await take(`mail of ${userId}`, MAILS_PER_DAY, 'Enough mails were asked for today.')
  await take(`mail to ${mailboxOf(address)}`, MAILS_TO_ONE_PER_DAY, 'Enough mails were sent to this address today.')
  const before = await findRecap(db, userId)
  const { language } = await findPreferences(db, userId)
  await storeRecap(db, userId, { address, isConfirmed: false, lastAt: now() })
  const link = recapLink(url, secret, 'confirmation', { userId, address })
  await makeMailer(mail)
    .send(address, confirmationMail(link, language))
    .catch(async (err: unknown) => {
      log.warn({ err, userId }, 'a mail could not be sent')
      // No mail was sent, so no confirmation may be pending.
      await (before ? storeRecap(db, userId, before) : removeRecap(db, userId))
      if (!(err instanceof MailFailure)) throw err
      await storeMailFailure(db, err.kind, now())
      throw new Refusal(err.kind === 'recipient-refused' ? NO_MAILBOX : NOT_TAKEN)
    })
}

const NO_MAILBOX: Problem = {
  code: 'invalid',
  field: 'address',
  message: 'The mail server refuses this address: look whether it is right. Your journal is as it was.',
}
const NOT_TAKEN: Problem = {
  code: 'unavailable',
  message: 'The mail server of this Candor did not take the mail. Your journal is as it was; try again later.',
}

type Addressee = { readonly userId: string; readonly recap: Recap; readonly language: Language }

/** @throws Refusal when the link no longer belongs to this address */
async function addresseeOf(c: Context, { db, secret }: AppContext, purpose: RecapPurpose): Promise<Addressee> {
  const { of: userId = '', key = '' } = c.req.query()
  // PostgreSQL would refuse U+0000 as a fault.
  const recap = userId.includes('\0') ? null : await findRecap(db, userId)
  if (recap && isRecapKey(key, secret, purpose, { userId, address: recap.address }))
    return { userId, recap, language: (await findPreferences(db, userId)).language }
  throw new Refusal({ code: 'not-found', message: 'This link is not valid any more. Nothing was changed.' })
}

/** Asks with a button, because programs that open every link in a mail do not press buttons. */
async function askAgain(c: Context, context: AppContext, purpose: RecapPurpose): Promise<Response> {
  const { language } = await addresseeOf(c, context, purpose)
  const { question, button } = recapTexts(language).pages[purpose]
  return page(c, language, question, html`<form method="post"><button>${button}</button></form>`)
}

const page = (c: Context, language: Language, words: string, form: ReturnType<typeof html> | string = '') =>
  c.html(
    html`<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Candor</title><main><h1>Candor</h1><p>${words}</p>${form}</main></html>`,
  )
