import { skipToken } from '@apollo/client/react';
import { Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, type Params } from 'react-router-dom';
import { styled } from '../../styled-system/jsx';
import { ProfileHeader } from '../../league/profile-header';
import { SanctionSection } from '../../league/sanctions/sanction-section';
import { seasonName } from '../../league/season-name';
import { ShareButton } from '../../league/share/share-button';
import { CalendarSubscription } from '../../league/subscribe/calendar-subscription';
import { useLanguage } from '../../lib/i18n/i18n';
import { idOf, NO_PLAYER_CONNECTED, paths } from '../../lib/paths';
import { useSession } from '../../lib/session/session';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/page/empty-state';
import { lazyPart } from '../../ui/page/lazy-part';
import { Page } from '../../ui/page/page';
import { PageError } from '../../ui/page/page-error';
import { Section } from '../../ui/page/section';
import { SkeletonRows } from '../../ui/page/skeleton-rows';
import { UrlTabs } from '../../ui/page/url-tabs';
import { WhenNear } from '../../ui/page/when-near';
import { NoPlayerConnected, PlayerNotFound } from './no-player';
import { PlayerPageDocument, type PlayerPageQuery, usePlayerPageQuery } from './player-page.generated';
import { PlayerFacts } from './profile/player-facts';
import { PlayerPageSkeleton } from './player-page-skeleton';
import { PlayerProfile } from './profile/player-profile';
import { PlayerSeason } from './player-season';
import { PlayerSixMans } from './profile/player-six-mans';
import { PlayerTimeline } from './profile/player-timeline';
import { PlayerTransfers } from './player-transfers';

// below the fold, with charts: it loads when the reader comes near
const FieldSeasons = lazyPart(() => import('./career/field-seasons').then((module) => module.FieldSeasons));
const PlayerCareer = lazyPart(() => import('./career/player-career').then((module) => module.PlayerCareer));

// what many players do not have, on the banner
const PlayerHonours = lazyPart(() => import('./career/player-honours').then((module) => module.PlayerHonours));

type Player = NonNullable<PlayerPageQuery['player']>;

const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
    gridTemplateRows: { lg: 'auto 1fr' },
    columnGap: '8',
    alignItems: 'start',
    // without a season
    '&:has(> [data-beside]:empty)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    // what follows the numbers stands below them on a wide screen too, where what is beside them is higher
    '& > [data-beside]': { gridColumn: { lg: '2' }, gridRow: { lg: '1 / span 2' } },
  },
});

/** What the page reads first. */
export const pageRead = ({ playerId }: Params) => ({ query: PlayerPageDocument, variables: { id: idOf(playerId) } });

/** A player's page: profile, the numbers of each season, and the teams over the years. */
export default function PlayerPage() {
  const { t } = useTranslation('players');
  const { playerId } = useParams();
  const id = idOf(playerId);
  const { data, error, refetch } = usePlayerPageQuery(id === null ? skipToken : { variables: { id } });

  if (playerId === undefined) return <Navigate to={paths.home()} replace />;
  if (playerId === NO_PLAYER_CONNECTED) return <NoPlayerConnected />;
  if (!data && id !== null) {
    if (error) return <PageError title={t('waiting-title')} onRetry={() => void refetch()} />;
    return (
      <Page title={t('waiting-title')} isWaiting>
        <PlayerPageSkeleton />
      </Page>
    );
  }
  const player = data?.player;
  if (!player) return <PlayerNotFound />;
  // two players of one person have become one
  if (player.id !== id) return <Navigate to={paths.player(player.id)} replace />;
  const hasPlayed = player.seasons.some(({ stats }) => stats);
  const waiting = hasPlayed ? <SkeletonRows rows={20} /> : null;

  return (
    <Page title={player.displayName} description={t('description', { player: player.displayName })}>
      <ProfileHeader
        id={player.id}
        name={player.displayName}
        picture={player.avatar}
        isPictureRound
        banner={player.banner}
        honours={hasPlayed && <PlayerHonours fallback={null} playerId={player.id} />}
        aside={<SettingsLink playerId={player.id} />}
        below={<PlayerProfile player={player} />}
      >
        <PlayerFacts player={player} form={player.form} />
      </ProfileHeader>
      <CalendarSubscription subject="player" id={player.id}>
        <ButtonLink variant="ghost" to={paths.compare('players', player.id)}>
          {t('compare')}
        </ButtonLink>
        <ShareButton title={player.displayName} />
      </CalendarSubscription>
      <Columns>
        <Section heading={t('statistics.heading')}>
          <SeasonTabs seasons={player.seasons} />
        </Section>
        <div data-beside>
          {player.sixMans && <PlayerSixMans playerId={player.id} standing={player.sixMans} />}
          {player.seasons.length > 0 && (
            <Section heading={t('timeline.heading')}>
              <PlayerTimeline playerId={player.id} seasons={player.seasons} />
            </Section>
          )}
        </div>
        <div>
          {player.transfers.length > 0 && (
            <Section heading={t('transfers.heading')}>
              <PlayerTransfers transfers={player.transfers} />
            </Section>
          )}
          <SanctionSection sanctions={player.sanctions} />
        </div>
      </Columns>
      <WhenNear fallback={waiting}>
        <PlayerCareer
          fallback={waiting}
          playerId={player.id}
          seasonIds={player.seasons.map(({ season }) => season.id)}
          isUnplayed={!hasPlayed}
        />
      </WhenNear>
      {hasPlayed && (
        <WhenNear fallback={null}>
          <FieldSeasons playerId={player.id} seasonIds={player.seasons.map(({ season }) => season.id)} />
        </WhenNear>
      )}
    </Page>
  );
}

/** The link to the settings, for the player themselves. */
function SettingsLink({ playerId }: { playerId: number }) {
  const { t } = useTranslation('players');
  const { viewer } = useSession();
  if (viewer?.playerId !== playerId) return null;
  return (
    <ButtonLink to={paths.playerSettings(playerId)} variant="ghost" size="icon" aria-label={t('settings')}>
      <Settings aria-hidden />
    </ButtonLink>
  );
}

function SeasonTabs({ seasons }: { seasons: Player['seasons'] }) {
  const { t } = useTranslation('players');
  const language = useLanguage();
  if (seasons.length === 0) return <EmptyState>{t('statistics.none')}</EmptyState>;
  return (
    <UrlTabs
      label={t('statistics.tabs')}
      param="season"
      tabs={seasons.map(({ season, stats }) => ({
        id: String(season.id),
        label: seasonName(season.name, language),
        content: <PlayerSeason stats={stats} />,
      }))}
    />
  );
}
