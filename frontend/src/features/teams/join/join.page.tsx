import { skipToken } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ProfileHeader, ProfileHeaderSkeleton } from '../../../league/profile-header';
import { PlayerLink } from '../../../league/player-link';
import { seasonName } from '../../../league/season-name';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { useSession } from '../../../lib/session/session';
import { styled } from '../../../styled-system/jsx';
import { ButtonLink } from '../../../ui/button';
import { Link } from '../../../ui/link';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import { Section } from '../../../ui/page/section';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { JoinAct } from './join-act';
import { type JoinedTeamFragment, useJoinPageQuery } from './join-page.generated';

const Roster = styled('ul', {
  base: {
    bg: 'bg.surface',
    borderRadius: 'md',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: 'touch',
      paddingInline: '3',
    },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border' },
    '& small': { flexShrink: '0', color: 'fg.muted', fontSize: 'sm' },
  },
});

/** Where an invite link leads: the team that invites, and one press to join it. */
export default function JoinPage() {
  const { t } = useTranslation('teams-join');
  const { token = '' } = useParams();
  const { viewer, isLoading } = useSession();
  const { data, error, refetch } = useJoinPageQuery(
    // what the reader may do depends on who they are
    isLoading ? skipToken : { variables: { token, isSignedIn: viewer !== null }, fetchPolicy: 'cache-and-network' },
  );

  return (
    <Page title={t('title')} isPrivate width="prose">
      {data?.inviteLink ? (
        <>
          <JoinedTeam team={data.inviteLink.team} />
          <JoinAct link={data.inviteLink} token={token} ownRequests={data.myRequests ?? []} />
          <Section heading={t('roster')}>
            <Players roster={data.inviteLink.team.roster} />
          </Section>
        </>
      ) : (
        <Otherwise isOver={data !== undefined} isBroken={error !== undefined} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

function Otherwise({ isOver, isBroken, onRetry }: { isOver: boolean; isBroken: boolean; onRetry: () => void }) {
  const { t } = useTranslation('teams-join');
  if (isOver) {
    return (
      <>
        <PageHeading>{t('over.title')}</PageHeading>
        <EmptyState action={<ButtonLink to={paths.board('teams')}>{t('find-team')}</ButtonLink>}>
          {t('over.text')}
        </EmptyState>
      </>
    );
  }
  if (isBroken) {
    return (
      <>
        <PageHeading>{t('title')}</PageHeading>
        <ErrorState onRetry={onRetry} />
      </>
    );
  }
  return (
    <>
      <ProfileHeaderSkeleton />
      <SkeletonRows rows={4} />
    </>
  );
}

function JoinedTeam({ team }: Pick<JoinedTeamFragment, 'team'>) {
  const { t } = useTranslation('teams-join');
  const language = useLanguage();
  const present = team.seasons.find(({ season }) => season.id === team.presentSeasonId);
  return (
    <ProfileHeader id={team.id} name={team.name} picture={team.logo} banner={team.banner}>
      {present?.division ? (
        <Link variant="inline" to={paths.division(present.division.discriminator, present.division.seasonId)}>
          {t('division', {
            division: present.division.name,
            season: seasonName(present.season.name, language),
          })}
        </Link>
      ) : (
        t('no-division')
      )}
    </ProfileHeader>
  );
}

function Players({ roster }: Pick<JoinedTeamFragment['team'], 'roster'>) {
  const { t } = useTranslation('teams-join');
  return (
    <Roster>
      {roster.map(({ player, isCaptain }) => (
        <li key={player.id}>
          <PlayerLink player={player} pictureSize={32} />
          {isCaptain && <small>{t('captain')}</small>}
        </li>
      ))}
    </Roster>
  );
}
