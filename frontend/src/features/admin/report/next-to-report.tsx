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
import { filterOf, NOW, SERIES_SORTS, waitingIn } from '../series/series-filter';
import { tabPath } from '../tabs';
import { useTablePage } from '../use-table-page';

/** Enough to find one that the viewer may report. */
const LOOK_AT = 10;

/**
 * After a report: the series that waits for a result longest, among those that the reader chose in the list. Its link has
 * the focus, so Enter opens it. A series whose time has not come is not offered.
 */
export function NextToReport({ seriesId }: { seriesId: number }) {
  const { t } = useTranslation('admin-report');
  const language = useLanguage();
  const { search } = useLocation();
  const filter = waitingIn(filterOf(useTablePage(SERIES_SORTS, NOW), []), LOOK_AT);
  const { data } = useNextToReportQuery({ variables: { filter }, fetchPolicy: 'network-only' });
  const link = useRef<HTMLAnchorElement>(null);
  const isHere = data !== undefined;
  useEffect(() => {
    if (isHere) focusLate(link.current);
  }, [isHere]);
  // without an answer the list is one press away, as always
  if (!data) return null;

  const now = new Date();
  const next = data.adminSeries.items.find(
    ({ mayChange, series: { id, scheduledAt } }) =>
      mayChange && id !== seriesId && scheduledAt !== null && new Date(scheduledAt) <= now,
  )?.series;
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
            <ButtonLink ref={link} to={tabPath('matches') + search}>
              {t('to-list')}
            </ButtonLink>
          )
        }
      >
        {next?.scheduledAt
          ? t('next.which', { division: next.division.name, time: formatDateTime(next.scheduledAt, language) })
          : t('next.none')}
      </MessageBox>
    </Box>
  );
}
