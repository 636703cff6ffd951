import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatScore } from '../../../../lib/i18n/format';
import { readStorage, writeStorage } from '../../../../lib/i18n/language';
import { paths } from '../../../../lib/paths';
import type { ChangedSeriesFragment } from '../../../report/report-actions.generated';
import { useTablePage } from '../../lists/use-table-page';
import { filterOf, NOW, SERIES_SORTS, waitingIn } from '../../series/series-filter';
import { listOf } from '../../series/series-list';
import { useIsAdmin } from '../../use-is-admin';
import { useRestOfNight } from '../night/use-rest-of-night';
import { NextToReportDocument, type NextToReportQuery } from './next-to-report.generated';
import type { Saved } from './saved';

/** Enough to find one that the viewer may report: own matters (R17) are left out here. */
const LOOK_AT = 50;

/**
 * Which series follows this one: the next of the night's files, or the one that waits for a result longest, among those
 * that the reader chose in the list from which they came. A series whose time has not come does not follow, unless it has files.
 */
export function useNext(seriesId: number) {
  const { search } = useLocation();
  const list = listOf(search);
  // only who came from the night's files goes on with them
  const isNight = list.place === 'night';
  const ofNight = useRestOfNight(seriesId).rest;
  const rest = isNight ? ofNight : [];
  const chosen = filterOf(useTablePage(SERIES_SORTS, NOW), []);
  // who is no admin may report the series of their own divisions only
  const isAdmin = useIsAdmin();
  const ofList = waitingIn(isAdmin ? chosen : { ...chosen, isMine: true }, LOOK_AT);
  // the night's first: what has files is prepared
  const filter = rest.length > 0 ? { ids: rest, isUnreported: true, sort: SERIES_SORTS.time, first: null } : ofList;

  const waitingOf = ({ adminSeries }: NextToReportQuery) => {
    if (isNight && rest.length === 0) return [];
    const now = new Date();
    return (
      adminSeries.items
        // what captains contest is decided where both stories stand
        .filter(({ mayChange, isContested }) => mayChange && !isContested)
        .map(({ series }) => series)
        .filter(
          ({ id, scheduledAt }) =>
            id !== seriesId && scheduledAt !== null && (rest.length > 0 || new Date(scheduledAt) <= now),
        )
    );
  };
  return { filter, waitingOf, isNight, search, listAt: list.at };
}

const OPENS_NEXT = 'report-opens-next';

/** The reader's remembered wish that a saved report opens the next one. */
function useOpensNext() {
  const [isOn, setIsOn] = useState(() => readStorage(OPENS_NEXT) !== 'no');
  const choose = (is: boolean) => {
    writeStorage(OPENS_NEXT, is ? 'yes' : 'no');
    setIsOn(is);
  };
  return [isOn, choose] as const;
}

/** Opens the report that follows a saved one, or the list when none is left. */
export function useOpenNext(seriesId: number) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { filter, waitingOf, isNight, search, listAt } = useNext(seriesId);
  const [isOn, choose] = useOpensNext();

  /** Asks which one follows. null: nothing opens, because the reader wishes so or the server does not answer. */
  const find = async () => {
    if (!isOn) return null;
    const { data } = await client
      .query({ query: NextToReportDocument, variables: { filter }, fetchPolicy: 'network-only' })
      .catch(() => ({ data: null }));
    return data ? { next: waitingOf(data)[0] ?? null } : null;
  };
  const open = ({ next }: { next: { id: number } | null }, series: ChangedSeriesFragment & Names) => {
    const { homeGames, awayGames, walkover } = series;
    const saved: Saved = {
      seriesId,
      home: series.home.name,
      away: series.away.name,
      score: walkover ? null : formatScore(homeGames ?? 0, awayGames ?? 0),
      search,
      over: next ? null : isNight ? 'night' : 'list',
    };
    void navigate(next ? paths.adminSeriesReport(next.id) + search : listAt, { state: { saved } });
  };
  return { isOn, choose, find, open };
}

interface Names {
  home: { name: string };
  away: { name: string };
}
