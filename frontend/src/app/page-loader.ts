import type { ComponentType } from 'react';
import { loadTexts } from '../lib/i18n/i18n';

/** Loads a page's module (one file for each page, with its component as `default`) and its texts at the same time. */
export type PageLoader = () => Promise<{ default: ComponentType }>;

/** Loads a page together with these namespaces of texts. */
export const page =
  (load: PageLoader, ...namespaces: string[]): PageLoader =>
  () =>
    Promise.all([load(), loadTexts(...namespaces)]).then(([module]) => module);
