import type { DraftNoticeMessages } from './draft-notice-messages.ts'

export const draftNotices: DraftNoticeMessages = {
  notSent: {
    offline: (form) =>
      `Noch nicht gesendet${form}: Du bist offline. Es liegt auf diesem Gerät. Wenn du zurück bist, wird es gesendet, oder du wirst dazu gefragt.`,
    unreachable: (form) =>
      `Noch nicht gesendet${form}: Candor antwortet nicht. Es liegt auf diesem Gerät. Sobald Candor wieder antwortet, wird es gesendet, oder du wirst dazu gefragt.`,
    reached: (form) =>
      `Noch nicht gesendet${form}. Es liegt auf diesem Gerät. Gleich wird es gesendet, oder du wirst dazu gefragt.`,
  },
  drafts: 'Entwürfe',
  notOpened: (why) => `Der Entwurf lässt sich nicht öffnen. ${why}`,
  notRecorded: (why) => `Nicht festgehalten. ${why}`,
  goOn: 'Damit weitermachen',
  inForm: (device, age) => `In diesem Formular steht ein Entwurf von ${device}, ${age}.`,
  beginAnew: 'Mit einem leeren Formular beginnen',
  throwAway: 'Verwerfen',
  throwAwayTitle: 'Diesen Entwurf verwerfen?',
  throwAwayHow:
    'Er wird dann in diesem Browser und in deinem Konto gelöscht. Ein Formular auf einem anderen Gerät, in dem er offen ist, sagt es und behält seine Worte, bis du es leerst. Was du festgehalten hast, bleibt.',
  keep: 'Behalten',
  gone: 'Dieser Entwurf wurde auf einem anderen Gerät verworfen. Was hier steht, steht nur in diesem Formular und wird wieder ein Entwurf, wenn du weiterschreibst.',
  goneOrRecorded:
    'Auf einem anderen Gerät wurde dieser Entwurf festgehalten oder verworfen. Was hier steht, steht nur in diesem Formular und wird wieder ein Entwurf, wenn du weiterschreibst.',
  empty: 'Dieses Formular leeren',
  rival: (device, age) =>
    `Dieser Entwurf wurde auch auf ${device} geändert, ${age}. Mit welchem möchtest du weitermachen? Der andere bleibt unter deinen Entwürfen.`,
  saysThere: 'Was dort steht',
  thisOne: 'Mit diesem weitermachen',
  otherOne: 'Mit dem anderen weitermachen',
}
