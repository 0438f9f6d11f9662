export const statements = [
  // A decision that is being written, under the id that it will have (docs/decisions/072).
  `create table drafts (
    user_id text not null,
    draft_id text not null,
    form text not null,
    asset_id integer,
    fields text not null,
    device text not null,
    session_id text not null,
    edited_at text not null,
    revision integer not null,
    primary key (user_id, draft_id)
  )`,
]
