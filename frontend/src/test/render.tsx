import { MockedProvider } from '@apollo/client/testing/react';
import type { MockLink } from '@apollo/client/testing';
import { act, render, type RenderResult } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { startTexts } from '../app/start-texts';
import { createCache } from '../lib/apollo';
import { changeLanguage, loadTexts } from '../lib/i18n/i18n';
import type { Language } from '../lib/i18n/language';

export interface RenderOptions {
  /** The server's answers, by document and variables. */
  answers?: readonly MockLink.MockedResponse[];
  /** The address of the part. */
  at?: string;
  language?: Language;
  /** Texts beyond the shell's own. */
  namespaces?: string[];
}

let started: Promise<unknown> | null = null;

/** Draws a part of the site with its texts, address and answers. The `address` test id shows the address. */
export async function renderPart(part: ReactNode, options: RenderOptions = {}): Promise<RenderResult> {
  const { answers = [], at = '/', language = 'se', namespaces = [] } = options;
  started ??= startTexts('se');
  await started;
  await changeLanguage(language);
  await loadTexts(...namespaces);
  return act(async () =>
    render(
      <MockedProvider mocks={[...answers]} cache={createCache()}>
        <MemoryRouter initialEntries={[at]}>
          <Suspense fallback={null}>{part}</Suspense>
          <Address />
        </MemoryRouter>
      </MockedProvider>,
    ),
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <div data-testid="address">{pathname + search}</div>;
}
