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
 * After a report: the next series that waits for a result, among those that the reader chose in the list. The link has
 * the focus, so Enter opens it.
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

  const { items, total } = data.adminSeries;
  const next = items.find(
    ({ mayChange, series: { id, scheduledAt } }) => mayChange && id !== seriesId && scheduledAt !== null,
  )?.series;
  return (
    <Box marginBottom="4">
      <MessageBox
        kind="success"
        title={t('next.saved')}
        action={
          next ? (
            <ButtonLink ref={link} variant="solid" to={paths.adminSeriesReport(next.id) + search}>
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
          ? t('next.which', {
              division: next.division.name,
              time: formatDateTime(next.scheduledAt, language),
              count: total,
            })
          : t('next.none')}
      </MessageBox>
    </Box>
  );
}
