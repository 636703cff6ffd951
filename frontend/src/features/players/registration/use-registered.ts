import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { takeInvite } from '../../../lib/session/login-return';
import { readViewer } from '../../../lib/session/session';
import { mayStay } from './may-stay';

/**
 * The next step after a registration: reads the session again, then opens the invite link that led here, the start
 * page, or the next missing step.
 */
export function useRegistered(): () => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  return useCallback(async () => {
    const viewer = await readViewer(client);
    await navigate(viewer && mayStay(viewer) ? (takeInvite() ?? paths.home()) : paths.registered(), {
      replace: true,
    });
  }, [client, navigate]);
}
