import { Radio } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SeriesRowFragment } from '../../league/series/series-row.generated';
import { styled } from '../../styled-system/jsx';
import { PlayWord } from '../../league/series/play-word';
import { usePlay } from '../../league/series/series-play';
import { SeriesScore } from '../../league/series/series-score';
import { Spoiler } from '../../league/spoilers/spoiler';
import { TeamName } from '../../league/team-logo';
import { LEAGUE } from '../../lib/league-config';
import { paths } from '../../lib/paths';
import { DataTable, type Column } from '../../ui/table/data-table';
import { ExternalLink, Link } from '../../ui/link';
import { Instant } from '../../ui/time/instant';
import { TimesNote } from '../../ui/time/times-note';
import { useLanguage } from '../../lib/i18n/i18n';
import { divisionName } from '../../league/division-name';

interface SeriesTableProps {
  series: readonly SeriesRowFragment[];
}

/** The smallest phones have no space for the division beside whole names: its page is one press away, on the series' own. */
const Narrow = styled('div', {
  variants: {
    divisionAt: {
      third: {
        '@media (max-width: 359px)': {
          '& tr > :nth-child(3), & col:nth-child(3)': { display: 'none' },
          '& table': { minWidth: '0' },
        },
      },
      fourth: {
        '@media (max-width: 359px)': {
          '& tr > :nth-child(4), & col:nth-child(4)': { display: 'none' },
          '& table': { minWidth: '0' },
        },
      },
    },
  },
});

/** The next series: time, teams, division, and whether they are streamed. */
export function UpcomingTable({ series }: SeriesTableProps) {
  const { t } = useTranslation('home');
  const { time, teams, division, stream } = useColumns();
  return (
    <Narrow divisionAt="third">
      <TimesNote />
      <DataTable
        isFitted
        caption={t('upcoming.heading')}
        columns={[time, teams, division, stream]}
        rows={series}
        rowKey={({ id }) => id}
      />
    </Narrow>
  );
}

/** The latest results: time, teams, result and division. */
export function LatestTable({ series }: SeriesTableProps) {
  const { t } = useTranslation('home');
  const { time, teams, result, division } = useColumns();
  return (
    <Narrow divisionAt="fourth">
      <TimesNote />
      <DataTable
        isFitted
        caption={t('latest.heading')}
        columns={[time, teams, result, division]}
        rows={series}
        rowKey={({ id }) => id}
      />
    </Narrow>
  );
}

function useColumns() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  return {
    time: {
      id: 'time',
      header: t('column.time'),
      width: 'clamp(5.125rem, 18vw, 7.5rem)',
      cell: (one) => <Start series={one} />,
    },
    teams: { id: 'teams', header: t('column.teams'), isRowHeader: true, cell: (one) => <Teams series={one} /> },
    result: {
      id: 'result',
      header: t('column.result'),
      width: 'clamp(3.75rem, 15vw, 5rem)',
      cell: (one) => (
        <Spoiler series={one} button="middle">
          <SeriesScore series={one} />
        </Spoiler>
      ),
    },
    division: {
      id: 'division',
      header: t('column.division'),
      width: 'clamp(4.5rem, 18.5vw, 6.5rem)',
      cell: ({ division }) => (
        <Link
          to={paths.division(division.discriminator, division.seasonId)}
          display="inline-flex"
          alignItems="center"
          minHeight="touch"
          overflowWrap="anywhere"
        >
          <When>{divisionName(division, language)}</When>
        </Link>
      ),
    },
    stream: {
      id: 'stream',
      header: t('column.stream'),
      width: 'clamp(3.5rem, 14.5vw, 5rem)',
      cell: (one) => <Stream series={one} />,
    },
  } satisfies Record<string, Column<SeriesRowFragment>>;
}

/** In the narrow font, so that “yesterday” and “Division 1” fit on a line of a phone. */
const When = styled('span', { base: { fontFamily: 'display', fontSize: { base: '0.9375rem', md: '1.0625rem' } } });

const Pair = styled(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '1',
    // ROW_HEIGHT without the border and the cell's own padding
    minHeight: '69px',
    color: 'fg',
    _focusVisible: { outlineOffset: '-2px' },
  },
});

const Side = styled('span', {
  base: { display: 'flex', minWidth: '0' },
  // the winner is brighter, not larger
  variants: { isDimmed: { true: { color: 'fg.muted' } } },
});

/** When it begins; of what has begun, how far it is and since when. */
function Start({ series }: { series: SeriesRowFragment }) {
  const { t } = useTranslation('league');
  const { scheduledAt, week } = series;
  const play = usePlay(series);
  const hasBegun = play === 'on' || play === 'awaited';
  return (
    <When>
      {hasBegun && (
        <>
          <PlayWord series={series} /> <br />
        </>
      )}
      {scheduledAt ? (
        <Instant isCompact at={scheduledAt} as={hasBegun ? 'time' : 'words'} />
      ) : (
        t('series.week', { week })
      )}
    </When>
  );
}

/** Both teams under each other, the home team first, as links to the series. */
function Teams({ series }: { series: SeriesRowFragment }) {
  const { t } = useTranslation('league');
  const { home, away, homeGames, awayGames } = series;
  const lead = homeGames === null || awayGames === null ? 0 : homeGames - awayGames;
  return (
    <Spoiler series={series}>
      <Pair to={paths.series(series.id)}>
        <Side isDimmed={lead < 0} data-lost={lead < 0 || undefined}>
          <TeamName team={home} isWrapping />
        </Side>
        <span className="visually-hidden">{t('series.against')}</span>
        <Side isDimmed={lead > 0} data-lost={lead > 0 || undefined}>
          <TeamName team={away} isWrapping />
        </Side>
      </Pair>
    </Spoiler>
  );
}

const Channel = styled(ExternalLink, {
  base: {
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 'touch',
    minHeight: 'touch',
    fontSize: 'xs',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
  },
});

/** A streamed series has a link to the league's channel. */
function Stream({ series }: { series: SeriesRowFragment }) {
  const { t } = useTranslation('league');
  if (!series.isStreamed) return null;
  return (
    <Channel href={LEAGUE.streamUrl}>
      <Radio size={18} aria-hidden />
      <span className="icon-word">{t('series.streamed')}</span>
    </Channel>
  );
}
