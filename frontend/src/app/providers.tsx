import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createApolloClient } from '../lib/apollo';
import { system } from '../theme/system';

const client = createApolloClient();

/** What every part of the site may rely on: the theme, the server's data and the address. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      <ApolloProvider client={client}>
        <BrowserRouter>{children}</BrowserRouter>
      </ApolloProvider>
    </ChakraProvider>
  );
}
