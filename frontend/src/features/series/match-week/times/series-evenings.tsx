import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../lib/use-action';
import { Text } from '../../../../ui/text';
import { Evenings } from './evenings';
import { useMarkEveningMutation } from './times-acts.generated';
import type { WeekTimesFragment } from './week-times.generated';

/** The evenings of a series' week, on its page. */
export function SeriesEvenings({ week: { id: seriesId, side, series, times } }: { week: WeekTimesFragment }) {
  const { t } = useTranslation('series-match-week');
  const { run, busy } = useAction(useMarkEveningMutation());
  return (
    <div>
      <Text fontWeight="semibold">{t('evenings.title')}</Text>
      {side && <Text color="fg.muted">{t('evenings.why')}</Text>}
      <Evenings
        evenings={times.evenings}
        home={series.home.name}
        away={series.away.name}
        busy={busy}
        onMark={side && ((day, answer) => void run({ seriesId, day, answer }))}
      />
    </div>
  );
}
