import { useTranslation } from 'react-i18next';
import { useTimes } from '../../../lib/i18n/use-times';
import { Box, styled } from '../../../styled-system/jsx';
import { Disclosure } from '../../../ui/disclosure';
import { Text } from '../../../ui/text';
import { Instant } from '../../../ui/time/instant';
import { nameOf } from './side-name';
import type { WeekTimelineFragment } from './week-timeline.generated';

const Lines = styled('ol', {
  base: {
    listStyle: 'none',
    '& > li': { paddingBlock: '2', borderTop: '1px solid token(colors.border)', overflowWrap: 'anywhere' },
  },
});

/** Everything that was done about the series, with its time and who did it. */
export function WeekTimeline({ week: { timeline, series } }: { week: WeekTimelineFragment }) {
  const { t } = useTranslation('series-match-week');
  const times = useTimes();
  if (timeline.length === 0) return null;
  return (
    <Box marginTop="6">
      <Disclosure summary={t('timeline.title')}>
        <Lines>
          {timeline.map(({ id, kind, side, by, isByClock, at, starts, text }) => (
            <li key={id}>
              <Text color="fg.muted" fontSize="sm">
                <Instant at={at} as="date-time" />
                {' · '}
                {isByClock ? t('timeline.clock') : (by ?? t('timeline.staff'))}
                {side && ` · ${nameOf(series, side)}`}
              </Text>
              <div>{t(`timeline.kind.${kind}`)}</div>
              {starts.map((start) => (
                <div key={start}>{times.dateTime(start)}</div>
              ))}
              {text !== null && <div>{text}</div>}
            </li>
          ))}
        </Lines>
      </Disclosure>
    </Box>
  );
}
