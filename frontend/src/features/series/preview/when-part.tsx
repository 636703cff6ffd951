import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { useHidesResults } from '../../../league/spoilers/hidden-results';
import { useLanguage } from '../../../lib/i18n/i18n';
import { LEAGUE } from '../../../lib/league-config';
import { apiPaths } from '../../../lib/paths';
import { ButtonAnchor } from '../../../ui/button';
import { ExternalLink } from '../../../ui/link';
import { hasStarted } from '../has-started';
import { Countdown } from './countdown';

interface WhenPartProps {
  seriesId: number;
  scheduledAt: string;
  isStreamed: boolean;
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
    '& p': { minHeight: 'touch', display: 'inline-flex', alignItems: 'center' },
  },
});

/** When and where a series is sent, and the way into the reader's calendar. From the start on only where it is sent. */
export function WhenPart({ seriesId, scheduledAt, isStreamed, now }: WhenPartProps) {
  const { t } = useTranslation('series-preview');
  const language = useLanguage();
  const hidesResults = useHidesResults();
  const isOver = hasStarted(scheduledAt, now);
  if (isOver && !isStreamed) return null;
  return (
    <Row>
      {!isOver && (
        <>
          {now && (
            <strong className="numbers">
              <Countdown at={scheduledAt} now={now} />
            </strong>
          )}
          <ButtonAnchor href={apiPaths.calendar('series', seriesId, language, hidesResults)}>
            <CalendarPlus aria-hidden size={18} />
            {t('calendar')}
          </ButtonAnchor>
        </>
      )}
      {isStreamed && (
        <p>
          <ExternalLink href={LEAGUE.streamUrl}>{t('streamed')}</ExternalLink>
        </p>
      )}
    </Row>
  );
}
