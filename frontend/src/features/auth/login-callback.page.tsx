import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readViewer } from '../../lib/session/session';
import { Skeleton } from '../../ui/skeleton';
import { forgetKeptWeek } from '../../lib/session/own-data';
import { takePlace } from '../../lib/session/login-return';
import { notifyReader } from '../../lib/notify';
import { paths } from '../../lib/paths';
import { Page } from '../../ui/page/page';
import { PageHeading } from '../../ui/page/page-heading';
import { readLoginAnswer, rememberOutcome, type LoginAnswer } from './login-answer';
import { completeLogin, type LoginOutcome, type LoginResult } from './login-result';
import { LoginStopped } from './login-stopped';

/** The results that start a session; two of them only for the registration that follows. */
const SIGNED_IN: readonly LoginResult[] = ['success', 'notConnectedToPlayer', 'waitingInformation'];

/** The signed-in viewer, from the server; null for a visitor, and when the server does not answer. */
const viewerNow = (client: ApolloClient) => readViewer(client).catch(() => null);

/**
 * The result of the login. A reload gets the first result. When the code is already used but there is a session, the
 * login counts as done: this code or a later one has started it.
 */
async function outcomeOf(client: ApolloClient, { code, state, result, ...known }: LoginAnswer): Promise<LoginOutcome> {
  if (result === 'notConnectedToPlayer')
    return { result: (await viewerNow(client))?.playerId == null ? result : 'success' };
  if (result && result !== 'error') return { result, ...known };
  const outcome = await completeLogin(code, state);
  if (SIGNED_IN.includes(outcome.result)) {
    // it may be another person's
    forgetKeptWeek();
    await client.resetStore().catch(() => undefined);
  }
  return outcome.result === 'error' && (await viewerNow(client)) ? { result: 'success' } : outcome;
}

/** The page to which the chat platform redirects. Completes the login, and says why if it is not complete. */
export default function LoginCallbackPage() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const client = useApolloClient();
  const [stopped, setStopped] = useState<LoginOutcome | null>(null);
  const [login] = useState(() => readLoginAnswer(search));

  useEffect(() => {
    if (!login) {
      void navigate(paths.home(), { replace: true });
      return;
    }
    let isGone = false;
    const finish = async () => {
      const outcome = await outcomeOf(client, login);
      if (isGone) return;
      rememberOutcome(login, outcome);
      if (outcome.result === 'success') {
        await navigate(takePlace() ?? paths.home(), { replace: true });
      } else if (outcome.result === 'error') {
        notifyReader({ kind: 'error', text: t('error') });
        await navigate(paths.about(), { replace: true });
      } else {
        setStopped(outcome);
      }
    };
    void finish();
    return () => {
      isGone = true;
    };
  }, [login, client, navigate, t]);

  const result = stopped?.result ?? 'success';
  if (stopped === null || result === 'success' || result === 'error') {
    return (
      <Page title={t('waiting.title')} isPrivate width="prose">
        <PageHeading>{t('waiting.title')}</PageHeading>
        <Skeleton height="16" role="status" aria-label={t('waiting.title')} />
      </Page>
    );
  }
  return <LoginStopped {...stopped} result={result} />;
}
