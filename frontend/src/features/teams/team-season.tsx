import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeriesRowFragment } from '../../league/series/series-row.generated';
import { Stack, styled } from '../../styled-system/jsx';
import { Heading } from '../../ui/text';
import { PlayerLink } from '../../league/player-link';
import { HiddenWord } from '../../league/spoilers/hidden-result';
import { StatisticsTable } from '../../league/statistics/statistics-table';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session/session';
import { EmptyState } from '../../ui/page/empty-state';
import { Link } from '../../ui/link';
import { seriesGroups } from './series-groups';
import type { HiddenTeam } from './hidden-team';
import type { TeamSeasonFragment } from './team-season.generated';
import { TeamSeries } from './team-series';

interface TeamSeasonProps {
  teamId: number;
  /** The team's present name. */
  teamName: string;
  season: TeamSeasonFragment;
  hides: HiddenTeam;
}

const Facts = styled('p', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', color: 'fg.muted', overflowWrap: 'anywhere' },
});

const Players = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    overflowWrap: 'anywhere',
    '& a': { minHeight: 'touch' },
  },
});

/** One season of a team: its division and position, its players, the numbers and the series. */
export function TeamSeason({ teamId, teamName, season, hides }: TeamSeasonProps) {
  const { t } = useTranslation('teams');
  const { viewer } = useSession();
  const { division, position, name, roster, series, playerStats } = season;
  if (!division) return <EmptyState>{t('season.did-not-play')}</EmptyState>;

  const { coming, awaited, played } = seriesGroups(series, new Date());
  return (
    <Stack gap="6">
      <Facts>
        <Link variant="inline" to={paths.division(division.discriminator, division.seasonId)}>
          {division.name}
        </Link>
        {position !== null && (
          <HiddenWord {...hides} name={t('season.place')}>
            {t('season.position', { position })}
          </HiddenWord>
        )}
        {name !== null && name !== teamName && <span>{t('season.name-then', { name })}</span>}
      </Facts>
      {roster.length > 0 && (
        <Part heading={t('season.players')}>
          <Players>
            {roster.map((player) => (
              <li key={player.id}>
                <PlayerLink player={player} pictureSize={24} />
              </li>
            ))}
          </Players>
        </Part>
      )}
      <Part heading={t('season.statistics')}>
        <StatisticsTable
          caption={t('season.statistics-caption')}
          sortParam="sort"
          defaultSort="rating"
          naming={{
            id: 'player',
            header: t('season.player'),
            isRowHeader: true,
            sortValue: (row) => row.player.nickname,
            cell: ({ player }) => (
              <Link variant="quiet" to={paths.player(player.id)}>
                {player.nickname}
              </Link>
            ),
          }}
          rows={playerStats}
          isPlayed={played.length > 0}
          rowKey={(row) => String(row.player.id)}
          isMarked={(row) => row.player.id === viewer?.playerId}
        />
      </Part>
      <SeriesPart heading={t('season.coming')} teamId={teamId} series={coming} />
      <SeriesPart heading={t('season.awaited')} teamId={teamId} series={awaited} />
      <SeriesPart heading={t('season.played')} teamId={teamId} series={played} />
    </Stack>
  );
}

function SeriesPart({ heading, teamId, series }: { heading: string; teamId: number; series: SeriesRowFragment[] }) {
  if (series.length === 0) return null;
  return (
    <Part heading={heading}>
      <TeamSeries teamId={teamId} series={series} />
    </Part>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <styled.section aria-labelledby={id} minWidth="0">
      <Heading as="h3" size="sm" id={id} marginBottom="2">
        {heading}
      </Heading>
      {children}
    </styled.section>
  );
}
