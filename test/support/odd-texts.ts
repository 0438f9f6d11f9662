/** Texts in which engines, collations and encodings differ, if anywhere. */
export const TEXTS = {
  quotes: `It's "cheap" at 50% off; drop_table -- '; DELETE FROM entries; \\ \\' $1 ? :name %_% and so on.`,
  accents: 'Ångström, Zürich, Äpfel, Österreich, naïve façade, Straße, ŁÓDŹ, İstanbul, ÇA VA: Müller & Söhne AG.',
  combined: 'Cafe\u0301 and Café, A\u030angstro\u0308m, n\u0303 with marks, q\u0307\u0323 and q\u0323\u0307.',
  emoji: 'Going up 🚀🚀 with the family 👨‍👩‍👧‍👦, a flag 🇩🇪, a thumb 👍🏽, and keycap 1️⃣ to 9️⃣.',
  rightToLeft: 'שלום and مرحبا بالعالم: the margin is 12٪ \u202eabc\u202c and \u200fso on\u200e.',
  eastern: '株価は上がるはずだ。因为需求很强。삼성전자도 좋다。 ไทยไม่มีช่องว่าง',
  likeNul:
    'A symbol for NUL \u2400, a soft\u00adhyphen, zero\u200bwidth, \ufeff, \ufffd, \u{10ffff}, and \\u0000 spelled out.',
  longWord: `${'Donaudampfschiff'.repeat(60)} and ${'🚀'.repeat(90)} and ${'x'.repeat(3000)}.`,
  lines: 'First line.\n\n\tSecond line, after a tab.   \nThird line: revenue above 8% by 2026-03-31.\n- 1\n- 2',
} as const

/** Searches, parted by blanks. */
const WORDS = String.raw`cheap 50% % _ ' " \ it's drop_table $1 delete :name * AND () & | ! <-> angstrom Ångström ANGSTRÖM zurich zuerich
  strasse Straße lodz istanbul İ i cafe café 🚀 👨‍👩‍👧‍👦 🇩🇪 1️⃣ שלום مرحبا 株 需求 삼성 ไทย \u0000 AT&T C++ 10.5 8% don't don’t Müller ß SS the a
  donaudampf xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx softhyphen zerowidth`

/** What is searched for in the Journal: words with marks and without, signs that mean something to a database, and hardly anything. */
export const SEARCHES: readonly string[] = [
  ...WORDS.split(/\s+/),
  ...['cafe\u0301', 'soft\u00adhyphen', '\u2400', 'mueller & söhne', 'x OR y', ' ', 'a'.repeat(5000), '\ud83d'],
]
