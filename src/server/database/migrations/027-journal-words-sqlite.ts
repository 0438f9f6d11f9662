export const statements = [
  // Joined words and pictures are words too by now: what the Journal is searched by is made anew when somebody looks.
  `insert into journal_words (journal_words) values ('delete-all')`,
  'delete from journal_items',
  'delete from journal_ends',
]
