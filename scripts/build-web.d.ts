/** Builds the pages into dist/web, with a .br and a .gz beside each file that gains by it. */
export declare function buildWeb(): Promise<void>
