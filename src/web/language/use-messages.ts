import { createContext, useContext } from 'react'
import type { Language } from '#domain/locale.ts'

/** The language of the part of the page around a component. Whatever is not translated yet stands in an English part. */
export const LanguageOfPart = createContext<Language>('en')

export const useLanguage = (): Language => useContext(LanguageOfPart)

/** The attribute `lang` of a text that is in English on every page, such as a headline; none on an English page. */
export const useLangOfEnglish = (): 'en' | undefined => (useLanguage() === 'en' ? undefined : 'en')

/** The messages in the language of the part of the page around a component. */
export const useMessages = <Messages>(messages: (language: Language) => Messages): Messages => messages(useLanguage())
