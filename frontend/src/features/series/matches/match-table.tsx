import { Radio } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SeriesRowFragment } from '../../../league/series/series-row.generated';
import { styled } from '../../../styled-system/jsx';
import { SeriesScore } from '../../../league/series/series-score';
import { Spoiler } from '../../../league/spoilers/spoiler';
import { hasTeamOf, StarMark } from '../../../league/stars/star-mark';
import { useOwnTeamIds } from '../../../league/stars/stars';
import { TeamName } from '../../../league/team-logo';
import { paths } from '../../../lib/paths';
import { CrestColours } from '../../../ui/crest-colours';
import { Link } from '../../../ui/link';
import { DataTable, type Column } from '../../../ui/table/data-table';
import { Instant } from '../../../ui/time/instant';
import { useLanguage } from '../../../lib/i18n/i18n';
import { divisionName } from '../../../league/division-name';

/**
 * The rows are of one height, also when a long name takes two lines. Each day is a table, so the header that they all
 * have is only heard.
 */
const Rows = styled('div', {
  base: {
    '& thead': { srOnly: true },
    '& table': { minWidth: '0' },
    '& tbody tr:first-child': { borderTopColor: 'transparent' },
    '& tbody tr > *': { height: { base: '96px', md: '52px' } },
    // as a column of its own it would leave the names no space
    mdDown: { '& col:nth-child(3), & tr > :nth-child(3)': { display: 'none' } },
  },
});

const Start = styled('span', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { base: 'flex-start', md: 'center' },
    columnGap: '3',
    rowGap: '1',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    '& time': { color: 'fg', fontFamily: 'display', fontSize: 'lg', fontVariantNumeric: 'tabular-nums' },
  },
});

/** Series one below the other: the time and whether they are streamed, teams with their score, division. */
export function MatchTable({ caption, series }: { caption: string; series: readonly SeriesRowFragment[] }) {
  const { t } = useTranslation('series-matches');
  const language = useLanguage();
  const own = useOwnTeamIds();
  const columns: Column<SeriesRowFragment>[] = [
    {
      id: 'time',
      header: t('column.time'),
      width: 'clamp(3.75rem, 14vw, 6rem)',
      cell: (one) => (
        <Start>
          {one.scheduledAt ? <Instant isCompact at={one.scheduledAt} as="time" /> : t('no-time')}
          {one.isStreamed && <Radio size={18} role="img" aria-label={t('stream')} />}
          {hasTeamOf(own, one) && <StarMark />}
        </Start>
      ),
    },
    { id: 'series', header: t('column.series'), isRowHeader: true, cell: (one) => <Pair series={one} /> },
    {
      id: 'division',
      header: t('column.division'),
      width: '10rem',
      cell: ({ division }) => (
        <Division to={paths.division(division.discriminator, division.seasonId)}>
          {divisionName(division, language)}
        </Division>
      ),
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
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'stretch',
    minWidth: '0',
    hyphens: 'auto',
    paddingLeft: '3',
    gridColumn: { base: '1', md: 'auto' },
  },
  variants: {
    side: {
      home: {
        justifyContent: { md: 'flex-end' },
        textAlign: { md: 'right' },
        '& > span': { flexDirection: { md: 'row-reverse' } },
      },
      // the colours are at the outer edges of the row
      away: { paddingInline: { md: '0.75rem' }, '& > :first-child': { left: { md: 'auto' }, right: { md: '0' } } },
    },
    /** The winner is brighter, not larger. */
    isDimmed: { true: { color: 'fg.muted' } },
  },
});

/** The score is bold; "mot" says nothing new, so it is quiet, and only heard where the teams stand under each other. */
const Score = styled('span', {
  base: {
    gridRow: { base: '1 / span 2', md: 'auto' },
    gridColumn: { base: '2', md: 'auto' },
    '& > span': { whiteSpace: 'nowrap' },
  },
  variants: {
    isQuiet: {
      true: {
        '& > span': { color: 'fg.muted', fontWeight: 'normal', fontSize: 'md' },
        '& > span > span:first-child': { mdDown: { srOnly: true } },
      },
    },
  },
});

/** On phones the division stands below the teams. */
const Below = styled('span', {
  base: { display: { md: 'none' }, gridColumn: '1 / -1', color: 'fg.muted', fontSize: 'xs', fontWeight: 'normal' },
});

function Pair({ series }: { series: SeriesRowFragment }) {
  const language = useLanguage();
  const { home, away, homeGames, awayGames, walkover } = series;
  const lead = homeGames === null || awayGames === null ? 0 : homeGames - awayGames;
  const isUndecided = homeGames === null && walkover === null;
  return (
    <Spoiler series={series} button="end">
      <Both to={paths.series(series.id)}>
        <Side side="home" isDimmed={lead < 0} data-lost={lead < 0 || undefined}>
          <CrestColours place="edge" image={home.logo} name={home.name} size={24} />
          <TeamName team={home} isWrapping />
        </Side>
        <Score isQuiet={isUndecided}>
          <SeriesScore series={series} />
        </Score>
        <Side side="away" isDimmed={lead > 0} data-lost={lead > 0 || undefined}>
          <CrestColours place="edge" image={away.logo} name={away.name} size={24} />
          <TeamName team={away} isWrapping />
        </Side>
        <Below>{divisionName(series.division, language)}</Below>
      </Both>
    </Spoiler>
  );
}
