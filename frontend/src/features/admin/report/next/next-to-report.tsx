import { Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../lib/paths';
import { useTimes } from '../../../../lib/i18n/use-times';
import { ButtonLink } from '../../../../ui/button';
import { MessageBox } from '../../../../ui/dialog/message-box';
import { focusLate } from '../../../../ui/page/late-focus';
import { useNextToReportQuery } from './next-to-report.generated';
import { useNext } from './use-next';
import { useLanguage } from '../../../../lib/i18n/i18n';
import { divisionName } from '../../../../league/division-name';

/** After a report, for who stays on it: a link to the series that follows. It has the focus, so Enter opens it. */
export function NextToReport({ seriesId }: { seriesId: number }) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const times = useTimes();
  const { filter, waitingOf, isNight, search, listAt } = useNext(seriesId);
  const { data } = useNextToReportQuery({ variables: { filter }, fetchPolicy: 'network-only' });
  const link = useRef<HTMLAnchorElement>(null);
  const isHere = data !== undefined;
  useEffect(() => {
    if (isHere) focusLate(link.current);
  }, [isHere]);
  // without an answer the list is one press away, as always
  if (!data) return null;

  const waiting = waitingOf(data);
  const next = waiting[0];
  const which = () => {
    if (!next?.scheduledAt) return t(isNight ? 'next.night-over' : 'next.none');
    const values = { division: divisionName(next.division, language), time: times.dateTime(next.scheduledAt) };
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
            <ButtonLink ref={link} to={listAt}>
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
