import type { DocumentNode, OperationVariables } from '@apollo/client';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import { loadTexts } from '../lib/i18n/i18n';

/** A page's query, with the variables of its address. */
export interface PageRead {
  query: DocumentNode;
  variables?: OperationVariables;
}

/** A page's module: one file for each page, with its component as `default`. */
export interface PageModule {
  default: ComponentType;
  /** The page's query at an address with these parameters; the pages that visitors open first have it. */
  pageRead?: (params: Params) => PageRead;
}

/** Loads a page's module and its texts at the same time. */
export type PageLoader = () => Promise<PageModule>;

/** Loads a page together with these namespaces of texts. */
export const pageLoader =
  (load: PageLoader, ...namespaces: string[]): PageLoader =>
  () =>
    Promise.all([load(), loadTexts(...namespaces)]).then(([module]) => module);
