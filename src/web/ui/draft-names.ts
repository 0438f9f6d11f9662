/** The prefix of the keys under which a tab stores its forms in `sessionStorage`. The writer's username follows it. */
export const TAB_DRAFTS = 'candor.draft.'

/** The prefix of the keys of draft copies in `localStorage`. The writer's username follows it. */
export const DRAFT_COPIES = 'candor.draft-copy.'

/** The prefix of the key in `localStorage` of the ids of drafts that were thrown away. The writer's username follows it. */
export const THROWN_AWAY = 'candor.thrown-away.'

/** The prefix of the key in `localStorage` of the decisions that were sent on return. The writer's username follows it. */
export const SENT_DECISIONS = 'candor.sent.'
