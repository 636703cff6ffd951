import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { seasonName } from '../../../league/season-name';
import { playOf, stateWordOf } from '../../../league/series/series-play';
import { SeriesScore } from '../../../league/series/series-score';
import { daysSince, formatScore } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import { Instant } from '../../../ui/time/instant';
import { LateText } from '../late-text';
import { fileTime, type ListColumn } from '../lists/list-column';
import type { AdminSeriesRowFragment } from './series-page.generated';
import type { ChosenSeries } from './use-chosen-series';
import type { SeriesAct } from './acts/series-dialog';
import { SeriesMenu } from './series-menu';
import { divisionName } from '../../../league/division-name';

type Row = AdminSeriesRowFragment;

/** Beside each other if there is space, otherwise one above the other. */
const Teams = chakra('span', {
  base: {
    '& > span': { display: { base: 'block', md: 'inline' }, overflow: 'hidden', textOverflow: 'ellipsis' },
    '& > span + span::before': { content: { base: '""', md: '"– "' } },
  },
});

const Name = chakra(Link, { base: { display: { base: 'block', md: 'inline' }, paddingBlock: { base: '1', md: '0' } } });

/** The whole cell can be pressed. */
const Choice = chakra('label', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minWidth: 'touch',
    minHeight: 'touch',
    cursor: 'pointer',
    '& input': { width: '5', height: '5', accentColor: 'action' },
  },
});

/** Since how many days a result is missing. */
function Late({ days }: { days: number }) {
  const { t } = useTranslation('admin-series');
  return days > 0 ? <LateText>{t('late', { count: days })}</LateText> : null;
}

/** The columns of the table of series. `onAct` opens the dialog of an act from the row's menu; rows can be chosen. */
export function useSeriesColumns(
  onAct: (act: SeriesAct, row: Row) => void,
  { isChosen, toggle, choosable }: ChosenSeries,
): ListColumn<Row>[] {
  const { t } = useTranslation('admin-series');
  const { t: league } = useTranslation('league');
  const language = useLanguage();
  const { search } = useLocation();
  const resultOf = ({ state, homeGames, awayGames, walkover, isOvertime }: Row['series']) => {
    if (state !== 'REPORTED') return null;
    const score = homeGames !== null && awayGames !== null ? formatScore(homeGames, awayGames) : null;
    const notes = [walkover && league('walkover.short'), score, isOvertime && league('series.overtime-short')];
    return notes.filter(Boolean).join(' ');
  };
  const stateOf = ({ walkover, state, scheduledAt }: Row['series']) =>
    t(walkover ? 'state.WALKOVER' : `state.${stateWordOf(state, playOf({ state, scheduledAt }, new Date()))}`);
  return [
    {
      id: 'choose',
      header: t('column.choose'),
      text: null,
      cell: (row) => {
        const { id, home, away } = row.series;
        return (
          choosable.includes(row) && (
            <Choice>
              <input
                type="checkbox"
                aria-label={t('chosen.one', { home: home.name, away: away.name })}
                checked={isChosen(id)}
                onChange={() => toggle(id)}
              />
            </Choice>
          )
        );
      },
    },
    {
      id: 'series',
      header: t('column.series'),
      isRowHeader: true,
      text: ({ series: { home, away } }) => `${home.name} – ${away.name}`,
      cell: ({ series: { id, home, away, scheduledAt, state } }) => {
        const teams = (
          <Teams>
            <span>{home.name}</span> <span>{away.name}</span>
          </Teams>
        );
        // the shortest way on match night; without a time there is nothing to report yet. The choices of the list go along,
        // for the way back and on to the next series
        return scheduledAt || state === 'REPORTED' ? (
          <Name to={paths.adminSeriesReport(id) + search}>{teams}</Name>
        ) : (
          teams
        );
      },
    },
    {
      id: 'menu',
      header: t('column.menu'),
      text: null,
      cell: (row) => <SeriesMenu row={row} onAct={(act) => onAct(act, row)} />,
    },
    {
      id: 'time',
      header: t('column.time'),
      text: ({ series: { scheduledAt } }) => (scheduledAt ? fileTime(scheduledAt) : null),
      cell: ({ series: { scheduledAt, state } }) =>
        scheduledAt ? (
          <>
            <Instant isCompact at={scheduledAt} />
            {state !== 'REPORTED' && <Late days={daysSince(scheduledAt, new Date())} />}
          </>
        ) : (
          t('no-time')
        ),
    },
    {
      id: 'state',
      header: t('column.state'),
      text: ({ series }) =>
        [stateOf(series), series.hasPlayerNumbers ? null : t('lacks-numbers')].filter(Boolean).join(', '),
      cell: ({ series }) => (
        <>
          {stateOf(series)}
          {!series.hasPlayerNumbers && <LateText>{t('lacks-numbers')}</LateText>}
        </>
      ),
    },
    {
      id: 'result',
      header: t('column.result'),
      text: ({ series }) => resultOf(series),
      cell: ({ series }) => (series.state === 'REPORTED' ? <SeriesScore series={series} /> : '–'),
    },
    { id: 'week', header: t('column.week'), isNumeric: true, text: ({ series }) => series.week },
    {
      id: 'division',
      header: t('column.division'),
      text: ({ series }) => divisionName(series.division, language),
      cell: ({ series: { division } }) => (
        <Link to={paths.adminDivision(division.id, 'weeks')} variant="quiet">
          {divisionName(division, language)}
        </Link>
      ),
    },
    { id: 'season', header: t('column.season'), text: ({ series }) => seasonName(series.season.name, language) },
    {
      id: 'stream',
      header: t('column.stream'),
      text: ({ series }) => t(series.isStreamed ? 'streamed' : 'not-streamed'),
    },
  ];
}
