import { skipToken } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { Skeleton } from '../../../ui/skeleton';
import { idOf, paths } from '../../../lib/paths';
import { useNews } from '../../../lib/use-news';
import { useSession } from '../../../lib/session/session';
import { LoginEnded } from '../../../league/drafts/parts';
import { ErrorState } from '../../../ui/page/error-state';
import { Link } from '../../../ui/link';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import { Section } from '../../../ui/page/section';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { InvitesPart } from './invites-part';
import { LeavePart } from './leave-part';
import { MembersPart } from './members-part';
import { Notice } from './notice';
import { TeamIdentityPart } from './team-identity-part';
import { useTeamSettingsPageQuery } from './team-settings-page.generated';

/** What a team's players may change about it. Others are redirected to the team's page. */
export default function TeamSettingsPage() {
  const { t } = useTranslation('teams-settings');
  const id = idOf(useParams().teamId);
  const { viewer, isLoading, ended } = useSession();
  const isAsked = id !== null && viewer !== null;
  const { data, error, loading, refetch } = useTeamSettingsPageQuery(
    isAsked ? { variables: { id }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  // an invited player has answered, or staff have decided
  useNews(() => {
    if (isAsked) void refetch().catch(() => undefined);
  });
  if (id === null) return <Navigate to={paths.home()} replace />;

  if (ended) {
    return (
      <Page title={t('title')} isPrivate width="prose">
        <PageHeading>{t('title')}</PageHeading>
        <LoginEnded fallback={<Skeleton height="40" />} />
      </Page>
    );
  }
  const team = data?.team;
  const isStranger = data !== undefined && !loading && !team?.isMine;
  if ((!viewer && !isLoading) || isStranger) return <Navigate to={paths.team(id)} replace />;
  if (!data || !team?.isMine) {
    return (
      <Page title={t('title')} isPrivate width="prose">
        {error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonRows rows={10} rowHeight={56} />}
      </Page>
    );
  }
  return (
    <Page title={t('title-of', { team: team.name })} isPrivate width="prose">
      <PageHeading aside={<Link to={paths.team(team.id)}>{t('to-team')}</Link>}>{t('title')}</PageHeading>
      {!team.viewerCan.rename && <Notice>{t('only-captain')}</Notice>}
      <Section heading={t('identity.heading')}>
        <TeamIdentityPart team={team} ownRequests={data.myRequests} />
      </Section>
      <Section heading={t('members.heading')}>
        <MembersPart team={team} />
      </Section>
      <Section heading={t('invites.heading')}>
        <InvitesPart team={team} switches={data.settings} />
      </Section>
      <Section heading={t('leave.heading')}>
        <LeavePart team={team} switches={data.settings} ownRequests={data.myRequests} />
      </Section>
    </Page>
  );
}
