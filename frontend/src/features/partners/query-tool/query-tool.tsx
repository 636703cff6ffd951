import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createClient } from 'graphql-ws';
import { useId, useState } from 'react';
import { apiPaths, paths } from '../../../lib/paths';
import { storedTheme } from '../../../lib/theme-choice';
import { storedKey, storeKey } from './reader-key';

/** A query that the reader finds in a tab. */
export interface QueryTab {
  query: string;
}

/** The words around GraphiQL, in the language of the reader. */
export interface ToolTexts {
  back: string;
  key: string;
  none: string;
}

interface QueryToolProps {
  tabs: QueryTab[];
  texts: ToolTexts;
  /** The language of the texts, for `lang`. GraphiQL itself is in English. */
  lang: string;
}

const KEY_HEADER = 'X-Api-Key';

/** Sends a query, with the reader's key when there is one and the tab's own headers do not name another. */
const withKey: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  const key = storedKey();
  if (key !== '' && !headers.has(KEY_HEADER)) headers.set(KEY_HEADER, key);
  return fetch(input, { ...init, headers });
};

const fetcher = createGraphiQLFetcher({
  url: apiPaths.graphql,
  // without the key: a browser's socket cannot send headers
  wsClient: createClient({ url: `${window.location.origin.replace('http', 'ws')}${apiPaths.graphql}` }),
  fetch: withKey,
});

/** GraphiQL with the examples as tabs, and a field for the reader's key, which every query then carries. */
export function QueryTool({ tabs, texts, lang }: QueryToolProps) {
  const id = useId();
  const [key, setKey] = useState(storedKey);
  const change = (value: string) => {
    storeKey(value.trim());
    setKey(value);
  };
  return (
    <div className="query-tool">
      <header lang={lang}>
        <a href={paths.developers()}>{texts.back}</a>
        <label htmlFor={id}>{texts.key}</label>
        <input
          id={id}
          type="password"
          autoComplete="off"
          spellCheck={false}
          placeholder={texts.none}
          value={key}
          onChange={({ target }) => change(target.value)}
        />
      </header>
      <main>
        <GraphiQL fetcher={fetcher} defaultTabs={tabs} defaultTheme={storedTheme()} shouldPersistHeaders={false} />
      </main>
    </div>
  );
}
