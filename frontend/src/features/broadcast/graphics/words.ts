import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { htmlLanguage, type Language } from '../../../lib/i18n/language';
import { lookOf, type Look, type Part } from '../graphic-address';

/** How the graphic around a part looks. */
export const LookContext = createContext<Look>(lookOf('series', new URLSearchParams()));

/** Texts in the language of the graphic, which is not always that of the page around it. */
export function useWords() {
  const { lang } = useContext(LookContext);
  return useTranslation('broadcast', { lng: htmlLanguage(lang) }).t;
}

export const useGraphicLanguage = (): Language => useContext(LookContext).lang;

/** Does the operator want this part? */
export function useIsShown(): (part: Part) => boolean {
  const { hide } = useContext(LookContext);
  return (part) => !hide.includes(part);
}
