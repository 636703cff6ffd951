import { Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useNextToReportQuery } from '../../../gql/admin/hooks';
import { formatDateTime } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { MessageBox } from '../../../ui/dialog/message-box';
import { focusLate } from '../../../ui/page/late-focus';
import { listOf } from '../series/series-list';
import { filterOf, NOW, SERIES_SORTS, waitingIn } from '../series/series-filter';
import { useTablePage } from '../use-table-page';
import { useIsAdmin } from '../use-is-admin';
import { useRestOfNight } from './night/use-rest-of-night';

/** Enough to find one that the viewer may report: own matters (R17) are left out here. */
const LOOK_AT = 50;

/**
 * After a report: the next series of the night's files, or the series that waits for a result longest, among those that
 * the reader chose in the list. Its link has the focus, so Enter opens it. A series whose time has not come is not
 * offered, unless it has files.
 */
export function NextToReport({ seriesId }: { seriesId: number }) {
  const { t } = useTranslation('admin-report');
  const language = useLanguage();
  const { search } = useLocation();
  const { own, rest } = useRestOfNight(seriesId);
  const isNight = own !== null || rest.length > 0;
  const chosen = filterOf(useTablePage(SERIES_SORTS, NOW), []);
  // who is no admin may report the series of their own divisions only
  const isAdmin = useIsAdmin();
  const ofList = waitingIn(isAdmin ? chosen : { ...chosen, isMine: true }, LOOK_AT);
  // the night's first: what has files is prepared
  const filter = rest.length > 0 ? { ids: rest, isUnreported: true, sort: SERIES_SORTS.time, first: null } : ofList;
  const { data } = useNextToReportQuery({ variables: { filter }, fetchPolicy: 'network-only' });
  const link = useRef<HTMLAnchorElement>(null);
  const isHere = data !== undefined;
  useEffect(() => {
    if (isHere) focusLate(link.current);
  }, [isHere]);
  // without an answer the list is one press away, as always
  if (!data) return null;

  const now = new Date();
  const waiting = data.adminSeries.items.filter(
    ({ mayChange, series: { id, scheduledAt } }) =>
      mayChange && id !== seriesId && scheduledAt !== null && (rest.length > 0 || new Date(scheduledAt) <= now),
  );
  const next = isNight && rest.length === 0 ? undefined : waiting[0]?.series;
  const which = () => {
    if (!next?.scheduledAt) return t(isNight ? 'next.night-over' : 'next.none');
    const values = { division: next.division.name, time: formatDateTime(next.scheduledAt, language) };
    return isNight ? t('next.of-night', { ...values, count: waiting.length }) : t('next.which', values);
  };
  return (
    <Box marginBottom="4">
      <MessageBox
        kind="success"
        title={t('next.saved')}
        action={
          next ? (
            <ButtonLink
              ref={link}
              variant="solid"
              whiteSpace="normal"
              flexShrink="1"
              to={paths.adminSeriesReport(next.id) + search}
            >
              {t('next.open', { home: next.home.name, away: next.away.name })}
            </ButtonLink>
          ) : (
            <ButtonLink ref={link} to={isNight ? paths.adminNight() : listOf(search).at}>
              {t(isNight ? 'night.back' : 'to-list')}
            </ButtonLink>
          )
        }
      >
        {which()}
      </MessageBox>
    </Box>
  );
}
