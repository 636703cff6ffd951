import { skipToken } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { Skeleton } from '../../../ui/skeleton';
import { idOf, paths } from '../../../lib/paths';
import { useSession } from '../../../lib/session/session';
import { LoginEnded } from '../../../league/drafts/parts';
import { Link } from '../../../ui/link';
import { ErrorState } from '../../../ui/page/error-state';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import { Section } from '../../../ui/page/section';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { useTurnedTrue } from '../../../ui/use-turned-true';
import { ImageForm } from './image-form';
import { OwnDetails } from './own-details';
import { OwnSessions } from './own-sessions';
import { type PlayerSettingsPageQuery, usePlayerSettingsPageQuery } from './player-settings-page.generated';
import { WaitingImages } from './waiting-images';

/** What players may see and change about themselves. Others are redirected to the player's page. */
export default function PlayerSettingsPage() {
  const { t } = useTranslation('players-settings');
  const id = idOf(useParams().playerId);
  const { viewer, isLoading, ended } = useSession();
  const isOwn = viewer !== null && viewer.playerId === id;
  const { data, error, refetch } = usePlayerSettingsPageQuery(isOwn && id !== null ? {} : skipToken);

  if (id === null) return <Navigate to={paths.home()} replace />;
  const hasEnded = ended !== null && ended.playerId === id;
  if (!isLoading && !isOwn && !hasEnded) return <Navigate to={paths.player(id)} replace />;
  return (
    <Page title={t('title')} isPrivate width="prose">
      <PageHeading aside={<Link to={paths.player(id)}>{t('back')}</Link>}>{t('title')}</PageHeading>
      {hasEnded && <LoginEnded fallback={<Skeleton height="40" />} />}
      {!hasEnded && data?.mySettings && <Settings player={data.mySettings} requests={data.myRequests} />}
      {!hasEnded && !data && !error && <SkeletonRows rows={8} rowHeight={56} />}
      {!hasEnded && !data && error && <ErrorState onRetry={() => void refetch()} />}
    </Page>
  );
}

interface SettingsProps {
  player: NonNullable<PlayerSettingsPageQuery['mySettings']>;
  requests: PlayerSettingsPageQuery['myRequests'];
}

function Settings({ player, requests }: SettingsProps) {
  const { t } = useTranslation('players-settings');
  const waiting = requests.find(({ kind }) => kind === 'NEW_IMAGES');
  const isResult = useTurnedTrue(waiting !== undefined);
  return (
    <>
      <Section heading={t('details.heading')}>
        <OwnDetails details={player} />
      </Section>
      <Section heading={t('images.heading')}>
        {waiting ? (
          <WaitingImages request={waiting} playerId={player.id} nickname={player.nickname} isResult={isResult} />
        ) : (
          <ImageForm player={player} />
        )}
      </Section>
      <Section heading={t('sessions.heading')}>
        <OwnSessions />
      </Section>
    </>
  );
}
