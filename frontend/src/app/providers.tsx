import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createApolloClient } from '../lib/apollo';

const client = createApolloClient();

/** What every part of the site may rely on: the server's data and the address. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ApolloProvider client={client}>
      <BrowserRouter>{children}</BrowserRouter>
    </ApolloProvider>
  );
}
