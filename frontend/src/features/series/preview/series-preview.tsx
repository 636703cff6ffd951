import { useTranslation } from 'react-i18next';
import { HiddenResult } from '../../../league/spoilers/hidden-result';
import { ErrorState } from '../../../ui/page/error-state';
import { Halves } from '../../../ui/page/halves';
import { hasStarted } from '../has-started';
import { SeriesPreviewSkeleton } from '../series-preview-skeleton';
import type { SeriesHeaderFragment } from '../series-header.generated';
import { ChancePart } from './chance-part';
import { MeetingsPart } from './meetings-part';
import { PlayersPart } from './players-part';
import { ResultsPart } from './results-part';
import { type SeriesPreviewQuery, useSeriesPreviewQuery } from './series-preview.generated';
import { ComparisonsPart, StandingsPart } from './teams-part';
import { WhenPart } from './when-part';

interface SeriesPreviewProps {
  series: SeriesHeaderFragment;
  /** Null until the browser has told the time. */
  now: Date | null;
}

/** What is known about a series before it is played (R28). Its page shows it below the teams. */
export function SeriesPreview({ series, now }: SeriesPreviewProps) {
  const { t } = useTranslation('series-preview');
  const { id, home, away, scheduledAt } = series;
  const { data, error, refetch } = useSeriesPreviewQuery({ variables: { seriesId: id } });
  if (!data) {
    if (error) return <ErrorState onRetry={() => void refetch()}>{t('failed')}</ErrorState>;
    return <SeriesPreviewSkeleton />;
  }
  const preview = data.seriesPreview;
  // the result came while the page was open
  if (!preview) return null;
  const sides = { home, away, preview };
  return (
    <>
      {scheduledAt && <WhenPart seriesId={id} scheduledAt={scheduledAt} now={now} />}
      <HiddenResult part={`preview-${id}`} name={t('hidden')}>
        <Numbers {...sides} hasStarted={hasStarted(scheduledAt, now)} />
        <MeetingsPart {...sides} />
        <PlayersPart
          home={{ team: home, players: preview.home.players }}
          away={{ team: away, players: preview.away.players }}
        />
      </HiddenResult>
    </>
  );
}

interface NumbersProps {
  home: SeriesHeaderFragment['home'];
  away: SeriesHeaderFragment['away'];
  preview: NonNullable<SeriesPreviewQuery['seriesPreview']>;
  hasStarted: boolean;
}

/** What the numbers say, in two columns of about the same height. */
function Numbers({ hasStarted: isLate, ...sides }: NumbersProps) {
  const { home, away, preview } = sides;
  const standings = <StandingsPart {...sides} />;
  const comparisons = <ComparisonsPart {...sides} />;
  // its result would count for no team
  if (!preview.chance) {
    return (
      <Halves>
        <div>{standings}</div>
        <div>{comparisons}</div>
      </Halves>
    );
  }
  const chance = <ChancePart chance={preview.chance} home={home} away={away} hasStarted={isLate} />;
  const results = <ResultsPart {...sides} />;
  const played = (preview.home.standing?.seriesPlayed ?? 0) + (preview.away.standing?.seriesPlayed ?? 0);
  return played > 0 ? (
    <Halves>
      <div>
        {chance}
        {results}
      </div>
      <div>
        {standings}
        {comparisons}
      </div>
    </Halves>
  ) : (
    // before the first series both are a line each
    <Halves>
      <div>
        {chance}
        {standings}
        {comparisons}
      </div>
      <div>{results}</div>
    </Halves>
  );
}
