import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../lib/use-action';
import { styled } from '../../../../styled-system/jsx';
import { Heading, Text } from '../../../../ui/text';
import { Evenings } from '../times/evenings';
import type { EveningPartsFragment } from '../times/week-times.generated';
import { useMarkMyEveningMutation, type OwnSeriesPartsFragment } from './my-week-page.generated';

const Section = styled('section', { base: { marginTop: '8', display: 'grid', gap: '2' } });

/** The place of the evenings on the page. */
export const EVENINGS_ID = 'my-evenings';

interface MyEveningsProps {
  series: OwnSeriesPartsFragment;
  evenings: readonly EveningPartsFragment[];
  /** The week is the last known one: nothing can be saved. */
  isOld: boolean;
}

/** The evenings of the next series without a time, with the reader's own answers. */
export function MyEvenings({ series: { seriesId, week, home, away }, evenings, isOld }: MyEveningsProps) {
  const { t } = useTranslation('series-match-week');
  const { run, busy } = useAction(useMarkMyEveningMutation(), { refetch: ['MyWeekPage'] });
  return (
    <Section aria-labelledby={EVENINGS_ID}>
      <Heading id={EVENINGS_ID} size="md">
        {t('mine.evenings', { week })}
      </Heading>
      <Text color="fg.muted">{t('evenings.why')}</Text>
      <Evenings
        evenings={evenings}
        home={home.name}
        away={away.name}
        busy={busy || isOld}
        onMark={(day, answer) => void run({ seriesId, day, answer })}
      />
    </Section>
  );
}
