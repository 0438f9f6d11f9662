import { accountMessages } from '#web/accounts/account-messages.ts'
import { ownAccountMessages } from '#web/accounts/own-account-messages.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { assetMessages } from '#web/assets/asset-messages.ts'
import { assetChartMessages } from '#web/assets/chart/asset-chart-messages.ts'
import { correctionFormMessages } from '#web/assets/corrections/correction-form-messages.ts'
import { correctionMessages } from '#web/assets/corrections/correction-messages.ts'
import { explanationMessages } from '#web/assets/explanation-messages.ts'
import { lineMessages } from '#web/assets/line-messages.ts'
import { firstScreenMessages } from '#web/assets/list/first-screen-messages.ts'
import { listMessages } from '#web/assets/list/list-messages.ts'
import { assetFormMessages } from '#web/assets/page/form-messages.ts'
import { assetNotFoundMessages } from '#web/assets/page/not-found-messages.ts'
import { pageMessages } from '#web/assets/page/page-messages.ts'
import { claimMessages } from '#web/claims/claim-messages.ts'
import { companyMessages } from '#web/companies/company-messages.ts'
import { critiqueMessages } from '#web/critique/critique-messages.ts'
import { annotationMessages } from '#web/decisions/annotation-messages.ts'
import { decisionMessages } from '#web/decisions/decision-messages.ts'
import { panelMessages } from '#web/decisions/panel-messages.ts'
import { draftMessages } from '#web/drafts/draft-messages.ts'
import { draftNoticeMessages } from '#web/drafts/draft-notice-messages.ts'
import { exportMessages } from '#web/exports/export-messages.ts'
import { formMessages } from '#web/forms/form-messages.ts'
import { smallFormMessages } from '#web/forms/small-form-messages.ts'
import type { German } from '#web/german.ts'
import { journalMessages } from '#web/journal/journal-messages.ts'
import { keysMessages } from '#web/keys/keys-messages.ts'
import { layoutMessages } from '#web/layout/layout-messages.ts'
import { behaviourMessages } from '#web/mirror/behaviour-messages.ts'
import { letterMessages } from '#web/mirror/letter-messages.ts'
import { mirrorMessages } from '#web/mirror/mirror-messages.ts'
import { reviewMessages } from '#web/mirror/review-messages.ts'
import { scoreMessages } from '#web/mirror/score-messages.ts'
import { offlineMessages } from '#web/offline/offline-messages.ts'
import { sentMessages } from '#web/offline/sent-messages.ts'
import { operatorMessages } from '#web/operator/operator-messages.ts'
import { paletteMessages } from '#web/palette/palette-messages.ts'
import { priceMessages } from '#web/prices/price-messages.ts'
import { principleMessages } from '#web/principles/principle-messages.ts'
import { privacyMessages } from '#web/privacy/privacy-messages.ts'
import { proofMessages } from '#web/proof/proof-messages.ts'
import { pageNames } from '#web/routes/page-names.ts'
import { settingsMessages } from '#web/settings/settings-messages.ts'
import { curveMessages } from '#web/summary/curve-messages.ts'
import { summaryMessages } from '#web/summary/summary-messages.ts'
import { ownTestMessages } from '#web/tests-of-own/own-test-messages.ts'
import { ownTestStateMessages } from '#web/tests-of-own/own-test-state-messages.ts'
import { chartMessages } from '#web/ui/chart/chart-messages.ts'
import { fieldMessages } from '#web/ui/field-messages.ts'
import { uiMessages } from '#web/ui/ui-messages.ts'

/** Every catalogue of the pages; its type names one that is missing here. */
export const CATALOGUES = {
  accounts: accountMessages,
  annotations: annotationMessages,
  assetChart: assetChartMessages,
  assetForms: assetFormMessages,
  assetNotFound: assetNotFoundMessages,
  assetPage: pageMessages,
  assets: assetMessages,
  behaviour: behaviourMessages,
  chart: chartMessages,
  claims: claimMessages,
  companies: companyMessages,
  correctionForms: correctionFormMessages,
  corrections: correctionMessages,
  critiques: critiqueMessages,
  curves: curveMessages,
  decisions: decisionMessages,
  draftNotices: draftNoticeMessages,
  drafts: draftMessages,
  explanation: explanationMessages,
  exports: exportMessages,
  fields: fieldMessages,
  firstScreen: firstScreenMessages,
  forms: formMessages,
  journal: journalMessages,
  keys: keysMessages,
  layout: layoutMessages,
  letter: letterMessages,
  lines: lineMessages,
  list: listMessages,
  mirror: mirrorMessages,
  offline: offlineMessages,
  operator: operatorMessages,
  ownAccount: ownAccountMessages,
  ownTestStates: ownTestStateMessages,
  ownTests: ownTestMessages,
  pages: pageNames,
  panel: panelMessages,
  palette: paletteMessages,
  prices: priceMessages,
  principles: principleMessages,
  privacy: privacyMessages,
  problems: problemMessages,
  proof: proofMessages,
  reviews: reviewMessages,
  scores: scoreMessages,
  sent: sentMessages,
  settings: settingsMessages,
  smallForm: smallFormMessages,
  summary: summaryMessages,
  ui: uiMessages,
} satisfies Record<Exclude<keyof German, 'actions' | 'claimTexts'>, unknown>

/** The English messages that are whole texts, without those that German has too, such as “Journal”. */
export function englishMessages(): string[] {
  const german = new Set(Object.values(CATALOGUES).flatMap((catalogue) => textsIn(catalogue('de'))))
  return Object.values(CATALOGUES)
    .flatMap((catalogue) => textsIn(catalogue('en')))
    .filter((text) => !german.has(text))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
