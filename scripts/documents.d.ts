import { type Plugin } from 'vite'
/** Every HTML file of the site, each an entry of the build. */
export declare const DOCUMENTS: readonly string[]
/** Completes the HTML files under `root`: renders the public pages, and has the fonts fetched early. */
export declare function documents(root: string): Plugin[]
