import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { useHidesResults } from '../../../league/spoilers/hidden-results';
import { useLanguage } from '../../../lib/i18n/i18n';
import { apiPaths } from '../../../lib/paths';
import { ButtonAnchor } from '../../../ui/button';
import { hasStarted } from '../has-started';
import { Countdown } from './countdown';

interface WhenPartProps {
  seriesId: number;
  scheduledAt: string;
  /** Null until the browser has told the time. */
  now: Date | null;
}

const Row = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    marginBottom: '6',
    '& strong': { fontFamily: 'display', fontSize: 'lg' },
  },
});

/** When a series begins, and the way into the reader's calendar; nothing from the start on. */
export function WhenPart({ seriesId, scheduledAt, now }: WhenPartProps) {
  const { t } = useTranslation('series-preview');
  const language = useLanguage();
  const hidesResults = useHidesResults();
  if (hasStarted(scheduledAt, now)) return null;
  return (
    <Row>
      {now && (
        <strong className="numbers">
          <Countdown at={scheduledAt} now={now} />
        </strong>
      )}
      <ButtonAnchor href={apiPaths.calendar('series', seriesId, language, hidesResults)}>
        <CalendarPlus aria-hidden size={18} />
        {t('calendar')}
      </ButtonAnchor>
    </Row>
  );
}
