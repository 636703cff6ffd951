import { MockedProvider } from '@apollo/client/testing/react';
import type { MockLink } from '@apollo/client/testing';
import { ChakraProvider } from '@chakra-ui/react';
import { act, render, type RenderResult } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { shellTexts } from '../app/shell-texts';
import { createCache } from '../lib/apollo';
import { changeLanguage, loadTexts, startI18n } from '../lib/i18n/i18n';
import type { Language } from '../lib/i18n/language';
import { LEAGUE } from '../lib/league-config';
import { system } from '../theme/system';

interface RenderOptions {
  /** What the server answers, by document and variables. */
  answers?: readonly MockLink.MockedResponse[];
  /** The address that the part is drawn at. */
  at?: string;
  language?: Language;
  /** Texts beyond the shell's own. */
  namespaces?: string[];
}

let started: Promise<unknown> | null = null;

/** Draws a part of the site with its theme, texts, address and answers. The address stands in the `address` test id. */
export async function renderPart(part: ReactNode, options: RenderOptions = {}): Promise<RenderResult> {
  const { answers = [], at = '/', language = 'se', namespaces = [] } = options;
  started ??= startI18n(shellTexts, {
    league: LEAGUE.name,
    leagueShort: LEAGUE.shortName,
    association: LEAGUE.association,
  });
  await started;
  await changeLanguage(language);
  await loadTexts(...namespaces);
  return act(async () =>
    render(
      <ChakraProvider value={system}>
        <MockedProvider mocks={[...answers]} cache={createCache()}>
          <MemoryRouter initialEntries={[at]}>
            <Suspense fallback={null}>{part}</Suspense>
            <Address />
          </MemoryRouter>
        </MockedProvider>
      </ChakraProvider>,
    ),
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <div data-testid="address">{pathname + search}</div>;
}
