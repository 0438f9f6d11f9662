import { claimTexts } from '#domain/claims/claim-texts.de.ts'
import { actions } from '#domain/ledger/action-names.de.ts'
import { accounts } from './accounts/account-messages.de.ts'
import { ownAccount } from './accounts/own-account-messages.de.ts'
import { problems } from './api/problem-messages.de.ts'
import { assets } from './assets/asset-messages.de.ts'
import { assetChart } from './assets/chart/asset-chart-messages.de.ts'
import { correctionForms } from './assets/corrections/correction-form-messages.de.ts'
import { corrections } from './assets/corrections/correction-messages.de.ts'
import { explanation } from './assets/explanation-messages.de.ts'
import { lines } from './assets/line-messages.de.ts'
import { firstScreen } from './assets/list/first-screen-messages.de.ts'
import { list } from './assets/list/list-messages.de.ts'
import { assetForms } from './assets/page/form-messages.de.ts'
import { assetNotFound } from './assets/page/not-found-messages.de.ts'
import { assetPage } from './assets/page/page-messages.de.ts'
import { claims } from './claims/claim-messages.de.ts'
import { companies } from './companies/company-messages.de.ts'
import { critiques } from './critique/critique-messages.de.ts'
import { annotations } from './decisions/annotation-messages.de.ts'
import { decisions } from './decisions/decision-messages.de.ts'
import { panel } from './decisions/panel-messages.de.ts'
import { drafts } from './drafts/draft-messages.de.ts'
import { draftNotices } from './drafts/draft-notice-messages.de.ts'
import { exports } from './exports/export-messages.de.ts'
import { forms } from './forms/form-messages.de.ts'
import { smallForm } from './forms/small-form-messages.de.ts'
import { journal } from './journal/journal-messages.de.ts'
import { keys } from './keys/keys-messages.de.ts'
import { layout } from './layout/layout-messages.de.ts'
import { behaviour } from './mirror/behaviour-messages.de.ts'
import { letter } from './mirror/letter-messages.de.ts'
import { mirror } from './mirror/mirror-messages.de.ts'
import { reviews } from './mirror/review-messages.de.ts'
import { scores } from './mirror/score-messages.de.ts'
import { offline } from './offline/offline-messages.de.ts'
import { sent } from './offline/sent-messages.de.ts'
import { operator } from './operator/operator-messages.de.ts'
import { palette } from './palette/palette-messages.de.ts'
import { prices } from './prices/price-messages.de.ts'
import { principles } from './principles/principle-messages.de.ts'
import { privacy } from './privacy/privacy-messages.de.ts'
import { proof } from './proof/proof-messages.de.ts'
import { pages } from './routes/page-names.de.ts'
import { settings } from './settings/settings-messages.de.ts'
import { curves } from './summary/curve-messages.de.ts'
import { summary } from './summary/summary-messages.de.ts'
import { ownTests } from './tests-of-own/own-test-messages.de.ts'
import { ownTestStates } from './tests-of-own/own-test-state-messages.de.ts'
import { chart } from './ui/chart/chart-messages.de.ts'
import { fields } from './ui/field-messages.de.ts'
import { ui } from './ui/ui-messages.de.ts'

/** All German messages, in a file of their own that nobody else loads. */
export const german = {
  accounts,
  actions,
  annotations,
  assetChart,
  assetForms,
  assetNotFound,
  assetPage,
  assets,
  behaviour,
  chart,
  claimTexts,
  claims,
  companies,
  correctionForms,
  corrections,
  critiques,
  curves,
  decisions,
  draftNotices,
  drafts,
  explanation,
  exports,
  fields,
  firstScreen,
  forms,
  journal,
  keys,
  layout,
  letter,
  lines,
  list,
  mirror,
  offline,
  operator,
  ownAccount,
  ownTestStates,
  ownTests,
  pages,
  panel,
  palette,
  prices,
  principles,
  privacy,
  problems,
  proof,
  reviews,
  scores,
  sent,
  settings,
  smallForm,
  summary,
  ui,
}

export type German = typeof german
