import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { SessionDocument } from '../../gql/graphql';
import { paths } from '../../lib/paths';

/**
 * What follows a registration: the session is read anew and the player goes to the start page. A Swedish player who is
 * no member of the association is logged out by the server (R12) and told what is left to do.
 */
export function useRegistered(): () => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  return useCallback(async () => {
    const { data } = await client.query({ query: SessionDocument, fetchPolicy: 'network-only' });
    await navigate(data?.me ? paths.home() : paths.registered(), { replace: true });
  }, [client, navigate]);
}
