import type { TFunction } from 'i18next';
import { styled } from '../../../styled-system/jsx';
import { FormGuide } from '../../../league/series/form-guide';
import { TeamLink } from '../../../league/team-logo';
import { formatScore, formatSigned } from '../../../lib/i18n/format';
import { paths } from '../../../lib/paths';
import { Crest } from '../../../ui/crest';
import { CrestColours } from '../../../ui/crest-colours';
import { Link } from '../../../ui/link';
import type { Column } from '../../../ui/table/data-table';
import type { NextOpponent } from './next-opponent';
import { PlacesWon } from './places-won';
import type { StandingsTableFragment } from './standings-table.generated';

type StandingsColumn = Column<StandingsTableFragment>;

const Mark = styled('small', { base: { fontFamily: 'body', fontSize: 'xs', color: 'fg.muted', fontWeight: 'normal' } });

const Disqualified = styled('abbr', {
  base: {
    paddingInline: '1',
    borderWidth: '1px',
    borderColor: 'fg.loss',
    borderRadius: 'md',
    color: 'fg.loss',
    fontSize: 'xs',
    textDecoration: 'none',
  },
});

/** The mark is below a name that needs the whole width. */
const TeamCell = styled('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    minWidth: '0',
    // on a phone points and form fit beside the longest name, on the smallest ones without the crest
    maxWidth: { base: 'max(6.5rem, calc(100vw - 16rem))', md: 'none' },
    '& :is(img, [data-initials])': { '@media (max-width: 379px)': { display: 'none !important' } },
  },
});

/** The sums, which a phone shows after what it has room for without scrolling sideways. */
const SUMS = ['wins', 'overtimeWins', 'overtimeLosses', 'losses', 'games'];
const BEFORE = ['position', 'team', 'played'];
const AFTER = ['diff', 'points', 'form'];

const Next = styled(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 'touch',
    minHeight: '9',
    verticalAlign: 'middle',
  },
});

/**
 * The columns of the table, in the right order for each screen. When nobody has anything left to play, none tells whom they meet.
 */
export function standingsColumns(
  t: TFunction<'seasons-divisions'>,
  next: ReadonlyMap<number, NextOpponent>,
): StandingsColumn[] {
  const columns = new Map(allColumns(t).map((column) => [column.id, column]));
  const named = (ids: readonly string[]) => ids.flatMap((id) => columns.get(id) ?? []);
  const only = (screen: 'wide' | 'narrow') =>
    named(SUMS).map((column) => ({ ...column, id: `${column.id} ${screen}`, only: screen }));
  return [
    ...named(BEFORE),
    ...only('wide'),
    ...named(AFTER),
    ...only('narrow'),
    ...(next.size > 0 ? [nextColumn(t, next)] : []),
  ];
}

/** Whom each team meets next: the crest, which leads to the series. */
const nextColumn = (t: TFunction<'seasons-divisions'>, next: ReadonlyMap<number, NextOpponent>): StandingsColumn => ({
  id: 'next',
  header: t('column.next.short'),
  fullHeader: t('column.next.name'),
  cell: ({ team }) => {
    const coming = next.get(team.id);
    if (!coming) return '–';
    const { seriesId, opponent, isHome } = coming;
    const name = t(isHome ? 'next.home' : 'next.away', { opponent: opponent.name });
    return (
      <Next variant="quiet" to={paths.series(seriesId)} aria-label={name} title={name}>
        <Crest image={opponent.logo} name={opponent.name} size={24} />
      </Next>
    );
  },
});

function allColumns(t: TFunction<'seasons-divisions'>): StandingsColumn[] {
  const count = (
    id: 'wins' | 'overtimeWins' | 'overtimeLosses' | 'losses',
    cell: (row: StandingsTableFragment) => number,
  ): StandingsColumn => ({
    id,
    header: t(`column.${id}.short`),
    fullHeader: t(`column.${id}.name`),
    isNumeric: true,
    cell,
  });

  return [
    { id: 'position', header: t('column.position.short'), fullHeader: t('column.position.name'), cell: positionOf },
    {
      id: 'team',
      header: t('column.team'),
      isRowHeader: true,
      cell: ({ team, isDisqualified }) => (
        <TeamCell>
          <CrestColours place="edge" image={team.logo} name={team.name} size={24} />
          <TeamLink team={team} isWrapping />
          {isDisqualified && <Disqualified title={t('disqualified.name')}>{t('disqualified.short')}</Disqualified>}
        </TeamCell>
      ),
    },
    {
      id: 'played',
      header: t('column.played.short'),
      fullHeader: t('column.played.name'),
      isNumeric: true,
      cell: (row) => row.seriesPlayed,
    },
    count('wins', (row) => row.wins),
    count('overtimeWins', (row) => row.overtimeWins),
    count('overtimeLosses', (row) => row.overtimeLosses),
    count('losses', (row) => row.losses),
    {
      id: 'games',
      header: t('column.games.short'),
      fullHeader: t('column.games.name'),
      isNumeric: true,
      cell: ({ gamesWon, gamesLost }) => formatScore(gamesWon, gamesLost),
    },
    {
      id: 'diff',
      header: t('column.diff.short'),
      fullHeader: t('column.diff.name'),
      isNumeric: true,
      cell: (row) => formatSigned(row.diff),
    },
    {
      id: 'points',
      header: t('column.points.short'),
      fullHeader: t('column.points.name'),
      isNumeric: true,
      isStrong: true,
      cell: ({ points, adjustment }) => (
        <>
          {adjustment !== 0 && <Mark>({formatSigned(adjustment)}) </Mark>}
          {points}
        </>
      ),
    },
    { id: 'form', header: t('column.form'), cell: ({ form }) => <FormGuide form={form} isBarsOnPhones /> },
  ];
}

/** On phones the arrow is below the place, so that the names keep their space. */
const Place = styled('span', {
  base: {
    display: 'inline-flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { base: 'flex-start', md: 'baseline' },
    columnGap: '2',
    lineHeight: '1.1',
    // the names begin at one line, also when no arrow or a wide one stands before them
    minWidth: { base: '4', md: '10' },
  },
});

const positionOf = ({ position, placesWon }: StandingsTableFragment) => (
  <Place className="numbers">
    {position}
    {placesWon !== null && <PlacesWon won={placesWon} />}
  </Place>
);
