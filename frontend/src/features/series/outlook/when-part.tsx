import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { useLanguage } from '../../../lib/i18n/i18n';
import { LEAGUE } from '../../../lib/league-config';
import { apiPaths } from '../../../lib/paths';
import { ButtonAnchor } from '../../../ui/button';
import { ExternalLink } from '../../../ui/link';
import { Countdown } from './countdown';

interface WhenPartProps {
  seriesId: number;
  scheduledAt: string;
  isStreamed: boolean;
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
    // the start has passed
    '& strong:empty': { display: 'none' },
    '& p': { minHeight: 'touch', display: 'inline-flex', alignItems: 'center' },
  },
});

/** When and where a series is sent, and the way into the reader's calendar. */
export function WhenPart({ seriesId, scheduledAt, isStreamed }: WhenPartProps) {
  const { t } = useTranslation('series-outlook');
  const language = useLanguage();
  return (
    <Row>
      <strong className="numbers">
        <Countdown at={scheduledAt} />
      </strong>
      <ButtonAnchor href={apiPaths.calendar('series', seriesId, language)}>
        <CalendarPlus aria-hidden size={18} />
        {t('calendar')}
      </ButtonAnchor>
      {isStreamed && (
        <p>
          <ExternalLink href={LEAGUE.streamUrl}>{t('streamed')}</ExternalLink>
        </p>
      )}
    </Row>
  );
}
