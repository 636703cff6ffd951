import { Radio } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import type { SeriesRowFragment } from '../../gql/results/graphql';
import { SeriesScore } from '../../league/series/series-score';
import { TeamName } from '../../league/team-logo';
import { formatTime } from '../../lib/i18n/format';
import { useLanguage } from '../../lib/i18n/i18n';
import { LEAGUE } from '../../lib/league-config';
import { paths } from '../../lib/paths';
import { ExternalLink, Link } from '../../ui/link';
import { DataTable, type Column } from '../../ui/table/data-table';

/**
 * The rows are of one height, also when a long name takes two lines. On phones the division and the stream stand below the
 * teams: as columns they would leave the names no space.
 */
const Rows = styled('div', {
  base: {
    '& tbody tr > *': { height: { base: '96px', md: '52px' } },
    '& tbody td time': {
      fontFamily: 'display',
      fontSize: 'lg',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    mdDown: { '& col:nth-child(n + 3), & tr > :nth-child(n + 3)': { display: 'none' } },
  },
});

/** Series one below the other: time, teams with their score, division, and whether they are streamed. */
export function MatchTable({ caption, series }: { caption: string; series: readonly SeriesRowFragment[] }) {
  const { t } = useTranslation('matches');
  const language = useLanguage();
  const columns: Column<SeriesRowFragment>[] = [
    {
      id: 'time',
      header: t('column.time'),
      width: 'clamp(4rem, 12vw, 5rem)',
      cell: ({ scheduledAt }) =>
        scheduledAt ? <time dateTime={scheduledAt}>{formatTime(scheduledAt, language)}</time> : t('no-time'),
    },
    { id: 'series', header: t('column.series'), isRowHeader: true, cell: (one) => <Pair series={one} /> },
    {
      id: 'division',
      header: t('column.division'),
      width: '10rem',
      cell: ({ division }) => (
        <Division to={paths.division(division.discriminator, division.seasonId)}>{division.name}</Division>
      ),
    },
    {
      id: 'stream',
      header: t('column.stream'),
      width: '6rem',
      cell: (one) => <Stream series={one} />,
    },
  ];
  return (
    <Rows>
      <DataTable isFitted caption={caption} columns={columns} rows={series} rowKey={({ id }) => id} />
    </Rows>
  );
}

const Division = styled(Link, {
  base: { display: 'inline-flex', alignItems: 'center', minHeight: 'touch', minWidth: 'touch' },
});

/** On a phone the teams are under each other with the score at the right; from there on they are beside each other. */
const Both = styled(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) 3rem', md: 'minmax(0, 1fr) 4.5rem minmax(0, 1fr)' },
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    minHeight: { base: '88px', md: 'touch' },
    color: 'fg',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

const Side = styled('span', {
  base: { display: 'flex', minWidth: '0', hyphens: 'auto', gridColumn: { base: '1', md: 'auto' } },
  variants: {
    side: {
      home: {
        justifyContent: { md: 'flex-end' },
        textAlign: { md: 'right' },
        '& > span': { flexDirection: { md: 'row-reverse' } },
      },
      away: {},
    },
    /** The winner is brighter, not larger. */
    isDimmed: { true: { color: 'fg.muted' } },
  },
});

/** The score is bold; "mot" says nothing new, so it is quiet. */
const Score = styled('span', {
  base: {
    gridRow: { base: '1 / span 2', md: 'auto' },
    gridColumn: { base: '2', md: 'auto' },
    '& > span': { whiteSpace: 'nowrap' },
  },
  variants: { isQuiet: { true: { '& > span': { color: 'fg.muted', fontWeight: 'normal', fontSize: 'md' } } } },
});

/** What has a column of its own where there is space. */
const Below = styled('span', {
  base: {
    display: { md: 'none' },
    gridColumn: '1 / -1',
    color: 'fg.muted',
    fontSize: 'xs',
    fontWeight: 'normal',
  },
});

function Pair({ series }: { series: SeriesRowFragment }) {
  const { t } = useTranslation('matches');
  const { home, away, homeGames, awayGames, walkover } = series;
  const lead = homeGames === null || awayGames === null ? 0 : homeGames - awayGames;
  const isUndecided = homeGames === null && walkover === null;
  return (
    <Both to={paths.series(series.id)}>
      <Side side="home" isDimmed={lead < 0}>
        <TeamName team={home} isWrapping />
      </Side>
      <Score isQuiet={isUndecided}>
        <SeriesScore series={series} />
      </Score>
      <Side side="away" isDimmed={lead > 0}>
        <TeamName team={away} isWrapping />
      </Side>
      <Below>
        {series.division.name}
        {series.isStreamed && ` · ${t('stream')}`}
      </Below>
    </Both>
  );
}

const Channel = styled(ExternalLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minWidth: 'touch',
    minHeight: 'touch',
    fontSize: 'xs',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
    '& > span': { srOnly: { base: true, md: false } },
  },
});

/** A streamed series has a link to the league's channel. */
function Stream({ series }: { series: SeriesRowFragment }) {
  const { t } = useTranslation('matches');
  if (!series.isStreamed) return null;
  return (
    <Channel href={LEAGUE.streamUrl}>
      <Radio size={18} aria-hidden />
      <span>{t('stream')}</span>
    </Channel>
  );
}
