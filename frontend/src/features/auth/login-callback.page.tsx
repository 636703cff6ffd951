import { useApolloClient } from '@apollo/client/react';
import { Skeleton } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { notify } from '../../lib/notify';
import { paths } from '../../lib/paths';
import { Page } from '../../ui/page';
import { PageHeading } from '../../ui/page-heading';
import { completeLogin, type LoginResult } from './login-result';
import { LoginStopped } from './login-stopped';

/** The results that begin a session; two of them for the registration that follows (R12). */
const SIGNED_IN: readonly LoginResult[] = ['success', 'notConnectedToPlayer', 'waitingInformation'];

/** Where the chat platform sends the browser back to: completes the login and says what stands in the way, if anything. */
export default function LoginCallbackPage() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const client = useApolloClient();
  const [result, setResult] = useState<LoginResult | null>(null);
  const code = search.get('code');
  const state = search.get('state') ?? '';

  useEffect(() => {
    if (!code) {
      void navigate(paths.home(), { replace: true });
      return;
    }
    let isGone = false;
    const finish = async () => {
      const outcome = await completeLogin(code, state);
      if (isGone) return;
      if (SIGNED_IN.includes(outcome)) await client.resetStore().catch(() => undefined);
      if (outcome === 'success') {
        await navigate(paths.home(), { replace: true });
      } else if (outcome === 'error') {
        notify({ kind: 'error', text: t('error') });
        await navigate(paths.about(), { replace: true });
      } else {
        setResult(outcome);
      }
    };
    void finish();
    return () => {
      isGone = true;
    };
  }, [code, state, client, navigate, t]);

  if (result === null || result === 'success' || result === 'error') {
    return (
      <Page title={t('waiting.title')} isPrivate width="prose">
        <PageHeading>{t('waiting.title')}</PageHeading>
        <Skeleton height="16" role="status" aria-label={t('waiting.title')} />
      </Page>
    );
  }
  return <LoginStopped reason={result} />;
}
