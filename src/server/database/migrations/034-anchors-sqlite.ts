export const statements = [
  // What was sent to a calendar of OpenTimestamps (docs/decisions/131): a receipt to the byte, and the proof as a file in hexadecimal.
  // ask_at is null where the calendar is asked for nothing more.
  `create table anchors (
    user_id text not null,
    sequence integer not null,
    receipt text not null,
    calendar text not null,
    submitted_at text not null,
    proof text not null,
    questions integer not null,
    ask_at text,
    primary key (user_id, sequence)
  ) strict, without rowid`,
  'create index anchors_by_time on anchors (ask_at)',
]
