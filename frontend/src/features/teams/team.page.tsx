import { skipToken } from '@apollo/client/react';
import { Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { useParams, type Params } from 'react-router-dom';
import { Skeleton } from '../../ui/skeleton';
import { ProfileHeader, ProfileHeaderSkeleton } from '../../league/profile-header';
import { SanctionSection } from '../../league/sanctions/sanction-section';
import { seasonName } from '../../league/season-name';
import { ShareButton } from '../../league/share/share-button';
import { StarButton } from '../../league/stars/star-button';
import { CalendarSubscription } from '../../league/subscribe/calendar-subscription';
import { SeriesList } from '../../league/series/series-list';
import { useLanguage } from '../../lib/i18n/i18n';
import { idOf, paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/page/empty-state';
import { lazyPart } from '../../ui/page/lazy-part';
import { Page } from '../../ui/page/page';
import { PageError } from '../../ui/page/page-error';
import { PageHeading } from '../../ui/page/page-heading';
import { Section } from '../../ui/page/section';
import { SkeletonRows } from '../../ui/page/skeleton-rows';
import { UrlTabs } from '../../ui/page/url-tabs';
import { WhenNear } from '../../ui/page/when-near';
import { nextSeries } from './next-series';
import { shownSeasons } from './shown-seasons';
import { hiddenTeam } from './hidden-team';
import { TeamFacts } from './team-facts';
import { TeamPageDocument, type TeamPageQuery, useTeamPageQuery } from './team-page.generated';
import { TeamRoster } from './team-roster';
import { TeamSeason } from './team-season';

type Team = NonNullable<TeamPageQuery['team']>;

// below the fold, with charts: it loads when the reader comes near
const TeamHistory = lazyPart(() => import('./career/team-history').then((module) => module.TeamHistory));
// what many teams do not have, on the banner
const TeamHonours = lazyPart(() => import('./career/team-honours').then(({ TeamHonours: Part }) => Part));
// only the team's members see these, so they are not among the first files of the page
const InviteCall = lazyPart(() => import('./invite-call').then(({ InviteCall: Part }) => Part));
const NextSeasonPlace = lazyPart(() => import('./next-season-place').then(({ NextSeasonPlace: Part }) => Part));

/** Who plays, and what comes next: beside each other on a wide screen, where each alone would be a wide box with little in it. */
const Pair = styled('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', columnGap: '6', alignItems: 'start' },
  variants: { hasNext: { true: { lg: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } } } },
});

/** What the page reads first. */
export const pageRead = ({ teamId }: Params) => ({ query: TeamPageDocument, variables: { id: idOf(teamId) } });

/** A team: its players, its next series, and its seasons. */
export default function TeamPage() {
  const { t } = useTranslation('teams');
  const id = idOf(useParams().teamId);
  const { data, error, refetch } = useTeamPageQuery(id === null ? skipToken : { variables: { id } });

  if (!data && id !== null) {
    if (error) return <PageError title={t('waiting-title')} onRetry={() => void refetch()} />;
    return (
      <Page title={t('waiting-title')} isWaiting>
        <TeamSkeleton />
      </Page>
    );
  }
  const team = data?.team;
  if (!team) return <TeamNotFound />;

  const next = nextSeries(
    team.seasons.flatMap(({ isComing, series }) => (isComing ? [] : series)),
    new Date(),
  );
  const waiting = openOf(team) ? <SkeletonRows rows={20} /> : null;
  return (
    <Page title={team.name} description={t('description', { team: team.name })}>
      <ProfileHeader
        id={team.id}
        name={team.name}
        picture={team.logo}
        banner={team.banner}
        honours={openOf(team) && <TeamHonours fallback={null} teamId={team.id} hides={hiddenTeam(team)} />}
        aside={team.isMine ? <SettingsLink teamId={team.id} /> : <StarButton team={team} />}
      >
        <TeamFacts teamId={team.id} isActive={team.isActive} present={presentOf(team)} hides={hiddenTeam(team)} />
      </ProfileHeader>
      <CalendarSubscription subject="team" id={team.id}>
        <ButtonLink variant="ghost" to={paths.compare('teams', team.id)}>
          {t('compare')}
        </ButtonLink>
        <ShareButton title={team.name} />
      </CalendarSubscription>
      {team.viewerCan.invite && (
        <InviteCall
          teamId={team.id}
          players={team.roster.length}
          fallback={<Skeleton height="32" marginBottom="8" />}
        />
      )}
      {data.nextSeasonPlace && (
        <Section heading={t('place.heading')}>
          <NextSeasonPlace place={data.nextSeasonPlace} team={team.name} fallback={<Skeleton height="20" />} />
        </Section>
      )}
      <Pair hasNext={Boolean(next)}>
        {next && (
          <Section heading={t('next-series')}>
            <SeriesList series={[next]} isDivisionShown />
          </Section>
        )}
        <Section heading={t('roster.heading')}>
          <TeamRoster roster={team.roster} />
        </Section>
      </Pair>
      <Section heading={t('season.heading')}>
        <TeamSeasons team={team} />
      </Section>
      <SanctionSection sanctions={team.sanctions} />
      <WhenNear fallback={waiting}>
        <TeamHistory
          fallback={waiting}
          teamId={team.id}
          openSeasonId={openOf(team)?.season.id}
          hides={hiddenTeam(team)}
        />
      </WhenNear>
    </Page>
  );
}

/** The season whose division stands for the team today, or null. */
const presentOf = ({ seasons, presentSeasonId }: Team) =>
  seasons.find(({ season }) => season.id === presentSeasonId) ?? null;

/** The season that is open at first: the present one; of a team that has none yet, the newest in which it has a division. */
const openOf = (team: Team) => presentOf(team) ?? team.seasons.find(({ division }) => division !== null);

/** One tab for each season since the team's first. */
function TeamSeasons({ team }: { team: Team }) {
  const { t } = useTranslation('teams');
  const language = useLanguage();
  if (team.seasons.length === 0) return <EmptyState>{t('season.none')}</EmptyState>;
  const open = openOf(team);
  return (
    <UrlTabs
      label={t('season.tabs')}
      param="season"
      initial={open && String(open.season.id)}
      tabs={shownSeasons(team.seasons, team.isActive).map((season) => ({
        id: String(season.season.id),
        label: seasonName(season.season.name, language),
        content: <TeamSeason teamId={team.id} teamName={team.name} season={season} hides={hiddenTeam(team)} />,
      }))}
    />
  );
}

function SettingsLink({ teamId }: { teamId: number }) {
  const { t } = useTranslation('teams');
  return (
    <ButtonLink variant="ghost" size="icon" to={paths.teamSettings(teamId)} aria-label={t('settings')}>
      <Settings aria-hidden />
    </ButtonLink>
  );
}

function TeamSkeleton() {
  return (
    <>
      <ProfileHeaderSkeleton />
      <Skeleton height="11" width="15rem" marginBottom="6" />
      <Skeleton height="7" width="10rem" marginBottom="3" />
      <SkeletonRows rows={3} rowHeight={72} />
      <Skeleton height="7" width="10rem" marginTop="8" marginBottom="3" />
      <Skeleton height="11" marginBottom="4" borderRadius="none" />
      <SkeletonRows rows={10} />
    </>
  );
}

function TeamNotFound() {
  const { t } = useTranslation('teams');
  return (
    <Page title={t('not-found.title')} isPrivate>
      <PageHeading>{t('not-found.title')}</PageHeading>
      <EmptyState action={<ButtonLink to={paths.players()}>{t('not-found.search')}</ButtonLink>}>
        {t('not-found.text')}
      </EmptyState>
    </Page>
  );
}
