import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode, type ReactNode } from 'react';

interface ProvidersProps {
  client: ApolloClient;
  children: ReactNode;
}

/** The providers for every part of the site, in the browser and on the server: the server's data. */
export const Providers = ({ client, children }: ProvidersProps) => (
  <StrictMode>
    <ApolloProvider client={client}>{children}</ApolloProvider>
  </StrictMode>
);
