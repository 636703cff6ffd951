import { skipToken } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { Flex } from '../../../styled-system/jsx';
import { Text } from '../../../ui/text';
import { Skeleton } from '../../../ui/skeleton';
import { RequestWaiting } from '../../../league/request-waiting';
import { paths } from '../../../lib/paths';
import { useSession } from '../../../lib/session/session';
import { Crest } from '../../../ui/crest';
import { LoginEnded } from '../../../league/drafts/parts';
import { ErrorState } from '../../../ui/page/error-state';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import { useCreateTeamPageQuery } from './create-team-page.generated';
import { CreateTeamSteps } from './create-team-steps';

/** A player without a team requests a new one. */
export default function CreateTeamPage() {
  const { t } = useTranslation('teams-create');
  const { viewer, isLoading, ended } = useSession();
  const mayAsk = viewer !== null && viewer.playerId !== null && viewer.team === null;
  if (!mayAsk && !isLoading && !ended) return <Navigate to={paths.home()} replace />;
  return (
    <Page title={t('title')} isPrivate width="prose">
      <PageHeading>{t('title')}</PageHeading>
      {ended ? <LoginEnded fallback={<Skeleton height="40" />} /> : <Content isKnown={mayAsk} />}
    </Page>
  );
}

function Content({ isKnown }: { isKnown: boolean }) {
  const { t } = useTranslation('teams-create');
  const { data, error, refetch } = useCreateTeamPageQuery(isKnown ? { fetchPolicy: 'network-only' } : skipToken);
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="20" role="status" aria-label={t('loading')} />;

  const waiting = data.myRequests.find(({ kind }) => kind === 'NEW_TEAM');
  if (!waiting) {
    return (
      <>
        <Text marginBottom="5">{t('text')}</Text>
        <CreateTeamSteps />
      </>
    );
  }
  return (
    <RequestWaiting title={t('waiting.title')} request={waiting} refetch={['CreateTeamPage']}>
      <Flex align="center" gap="3" marginBottom="3">
        <Crest image={waiting.logo} name={waiting.teamName ?? ''} size={64} />
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {waiting.teamName}
        </Text>
      </Flex>
      <Text color="fg.muted">{t('waiting.text')}</Text>
    </RequestWaiting>
  );
}
