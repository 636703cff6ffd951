import { useApolloClient } from '@apollo/client/react';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeriesRowFragment } from '../../../league/series/series-row.generated';
import type { WeekStep } from '../../../lib/schema.generated';
import { styled } from '../../../styled-system/jsx';
import { readAgain } from '../../../league/live/read-again';
import { MatchNow } from '../../../league/match-now/part';
import { MatchSkeleton } from '../../../league/match-now/place';
import { PlayWord } from '../../../league/series/play-word';
import { usePlay } from '../../../league/series/series-play';
import { TeamName } from '../../../league/team-logo';
import { paths } from '../../../lib/paths';
import { useSession } from '../../../lib/session/session';
import { useAtTimes } from '../../../lib/use-at-times';
import { Link } from '../../../ui/link';
import { Instant } from '../../../ui/time/instant';
import { HomePageDocument, type HomePageQuery } from '../home-page.generated';
import { TILE_HEIGHT, Tiles } from '../own-tiles';
import { Opponent } from './opponent';
import { nextSteps } from './next-steps';
import { OwnLine } from './own-line';
import { useOwnStepsQuery } from './own-steps.generated';

const HOUR_MS = 3_600_000;

/** What can be expected; while all rests the server says nothing. */
type Step = Exclude<WeekStep, 'PLAY' | 'WAIT' | 'DONE'>;

interface OwnTeamProps {
  nextSeries: SeriesRowFragment | null | undefined;
  /** In the captains' match week: what is expected of the reader. */
  task: HomePageQuery['myWeekTask'] | undefined;
}

const Tile = styled(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: TILE_HEIGHT,
    paddingInline: '4',
    paddingBlock: '2',
    bg: 'bg.surface',
    color: 'fg',
    fontWeight: 'semibold',
    textDecoration: 'none',
    _hover: { bg: 'bg.raised' },
    '& > span': { minWidth: '0', overflowWrap: 'anywhere' },
    '& > svg': { flexShrink: '0' },
    '& small': {
      display: 'block',
      color: 'fg.muted',
      fontSize: 'sm',
      fontWeight: 'normal',
    },
  },
});

const Primary = styled(Tile, {
  base: {
    bg: 'action',
    color: 'action.contrast',
    // as a main button
    _hover: { bg: 'action', filter: 'brightness(1.08)' },
    '& small': { color: 'action.contrast' },
  },
});

const Nothing = styled(Tile, { base: { color: 'fg.muted', fontWeight: 'normal' } });

/**
 * For a player with a team: from an hour before the start until the result, the match; at other times the team and its next
 * series, or in the captains' match week what is expected now. For other signed-in readers: their next step.
 */
export function OwnTeam({ nextSeries, task }: OwnTeamProps) {
  const { t } = useTranslation('home-own');
  const { viewer } = useSession();
  const client = useApolloClient();
  // the match is first from an hour before its start, also on a page that was open before
  const start = nextSeries?.scheduledAt;
  useAtTimes(
    [start && new Date(Date.parse(start) - HOUR_MS).toISOString()],
    () => void readAgain(client, HomePageDocument).catch(() => undefined),
  );
  if (!viewer) return null;
  if (!viewer.team) return <NextStep hasPlayer={viewer.playerId !== null} />;

  const { team } = viewer;
  const usual = (
    <Tiles aria-label={t('label')}>
      {task?.step && <Expected step={task.step as Step} opponent={task.opponent} />}
      {!task?.step && nextSeries && (
        <OwnTile to={task ? paths.myWeek() : paths.series(nextSeries.id)} name={<NextTime series={nextSeries} />}>
          {t('against', { opponent: opponentOf(team.id, nextSeries).name })}
        </OwnTile>
      )}
      {!task?.step && !nextSeries && <Nothing to={paths.team(team.id)}>{t('no-series')}</Nothing>}
      <OwnTile to={paths.team(team.id)} name={t('team')}>
        <TeamName team={team} isWrapping />
      </OwnTile>
      {nextSeries ? (
        <Opponent series={nextSeries} teamId={team.id} isTimed={Boolean(task?.step)} />
      ) : (
        <WhatThen to={paths.matches()} link={t('matches')}>
          {t('no-series-then')}
        </WhatThen>
      )}
    </Tiles>
  );
  if (!task?.isMatchTime) return usual;
  const { seriesId, step = null } = task;
  return <MatchNow isWide {...{ seriesId, step }} instead={usual} fallback={<MatchSkeleton isWide />} />;
}

/** For a reader without a player, and for a player without a team. */
function NextStep({ hasPlayer }: { hasPlayer: boolean }) {
  const { t } = useTranslation('home-own');
  const { data } = useOwnStepsQuery({ fetchPolicy: 'cache-and-network' });
  const steps = nextSteps(hasPlayer, data);
  return (
    <Tiles aria-label={t('next.label')}>
      {steps.map(({ step, to, team = '' }) => (
        <OwnTile key={step} to={to} name={t(`next.${step}-why`, { team })} isPrimary={step === 'invite'}>
          {t(`next.${step}`, { team })}
        </OwnTile>
      ))}
      <WhatThen to={paths.faq()} link={t('next.how')}>
        {t(hasPlayer ? 'next.create-then' : 'next.register-then')}
      </WhatThen>
    </Tiles>
  );
}

/** For who has no next opponent: what comes later, and where to read about it. */
function WhatThen({ to, link, children }: { to: string; link: string; children: string }) {
  return (
    <OwnLine>
      <span>{children}</span>
      <Link variant="inline" to={to}>
        {link}
      </Link>
    </OwnLine>
  );
}

/** What is expected of a player now. */
function Expected({ step, opponent }: { step: Step; opponent: string }) {
  const { t } = useTranslation('home-own');
  return (
    <OwnTile to={paths.myWeek()} name={t('expected', { opponent })} isPrimary>
      {t(`step.${step}`)}
    </OwnTile>
  );
}

interface OwnTileProps {
  to: string;
  name: ReactNode;
  /** It is what to do now. */
  isPrimary?: boolean;
  children: ReactNode;
}

function OwnTile({ to, name, isPrimary = false, children }: OwnTileProps) {
  const Own = isPrimary ? Primary : Tile;
  return (
    <Own to={to}>
      <span>
        <small>{name}</small>
        {children}
      </span>
      <ChevronRight aria-hidden size={20} />
    </Own>
  );
}

const opponentOf = (teamId: number, { home, away }: SeriesRowFragment) => (home.id === teamId ? away : home);

function NextTime({ series }: { series: SeriesRowFragment }) {
  const { t } = useTranslation(['home-own', 'league']);
  const hasBegun = usePlay(series) === 'on';
  return (
    <>
      {hasBegun ? <PlayWord series={series} /> : t('next-series')}
      {', '}
      {series.scheduledAt ? <Instant at={series.scheduledAt} /> : t('league:series.week', { week: series.week })}
    </>
  );
}
