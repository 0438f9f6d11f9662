/** Why a backup was not made or not restored, in sentences for people. Then nothing was changed. */
export class BackupRefusal extends Error {}
