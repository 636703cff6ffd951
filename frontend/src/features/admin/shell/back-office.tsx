import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from '../../../theme/system';

/** The provider for all pages of the back office: Chakra with the site's tokens. Public pages do not use it. */
export const BackOffice = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={system}>{children}</ChakraProvider>
);
