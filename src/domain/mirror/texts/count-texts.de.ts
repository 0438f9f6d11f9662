const WORDS = ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf']

/** `einmal`, `dreimal`, `13-mal` */
export const times = (count: number): string => `${WORDS[count - 1] ?? `${count}-`}mal`
