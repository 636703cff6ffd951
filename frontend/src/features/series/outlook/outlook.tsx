import { useTranslation } from 'react-i18next';
import type { SeriesHeaderFragment } from '../../../gql/graphql';
import { useSeriesOutlookQuery } from '../../../gql/outlook/hooks';
import { SpoiledPart } from '../../../league/spoilers/spoiled-part';
import { ErrorState } from '../../../ui/page/error-state';
import { Halves } from '../../../ui/page/halves';
import { OutlookSkeleton } from '../outlook-skeleton';
import { ChancePart } from './chance-part';
import { MeetingsPart } from './meetings-part';
import { PlayersPart } from './players-part';
import { ResultsPart } from './results-part';
import { ComparisonsPart, StandingsPart } from './teams-part';
import { WhenPart } from './when-part';

/** What is known about a series before it is played (R28). Its page shows it below the teams. */
export function Outlook({ series }: { series: SeriesHeaderFragment }) {
  const { t } = useTranslation('series-outlook');
  const { id, home, away, scheduledAt, isStreamed } = series;
  const { data, error, refetch } = useSeriesOutlookQuery({ variables: { seriesId: id } });
  if (!data) {
    if (error) return <ErrorState onRetry={() => void refetch()}>{t('failed')}</ErrorState>;
    return <OutlookSkeleton />;
  }
  const outlook = data.seriesOutlook;
  // the result came while the page was open
  if (!outlook) return null;
  const sides = { home, away, outlook };
  return (
    <>
      {scheduledAt && <WhenPart seriesId={id} scheduledAt={scheduledAt} isStreamed={isStreamed} />}
      <SpoiledPart part={`outlook-${id}`} name={t('spoiled')}>
        <Halves>
          <div>
            {outlook.chance && <ChancePart chance={outlook.chance} home={home} away={away} />}
            <ResultsPart {...sides} />
          </div>
          <div>
            <StandingsPart {...sides} />
            <ComparisonsPart {...sides} />
          </div>
        </Halves>
        <MeetingsPart {...sides} />
        <PlayersPart
          home={{ team: home, players: outlook.home.players }}
          away={{ team: away, players: outlook.away.players }}
        />
      </SpoiledPart>
    </>
  );
}
