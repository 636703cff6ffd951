import { HStack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { SeriesFormat } from '../../../lib/schema.generated';
import { Button } from '../../../ui/button';
import { Note } from '../labelled';
import { LAST_WEEK } from './stage-limits';

/** When the rounds of a stage are played, and how. */
export interface PlannedRounds {
  weeks: readonly number[];
  roundFormats: readonly SeriesFormat[];
}

interface RoundButtonsProps {
  rounds: PlannedRounds;
  /** The most rounds that it can get. */
  most: number;
  onChange: (rounds: PlannedRounds) => void;
}

/** Plans more or fewer rounds of a stage whose teams are not known: the draw keeps as many as they need. */
export function RoundButtons({ rounds, most, onChange }: RoundButtonsProps) {
  const { t } = useTranslation('admin-stages');
  const { weeks, roundFormats } = rounds;
  const more = () =>
    onChange({
      weeks: [...weeks, Math.min((weeks.at(-1) ?? 0) + 1, LAST_WEEK)],
      roundFormats: [...roundFormats, ...roundFormats.slice(-1)],
    });
  const fewer = () => onChange({ weeks: weeks.slice(0, -1), roundFormats: roundFormats.slice(0, weeks.length - 1) });
  return (
    <>
      <Note>{t('weeks.open-note', { most })}</Note>
      <HStack gap="3" wrap="wrap">
        <Button disabled={weeks.length >= most} onClick={more}>
          {t('weeks.more')}
        </Button>
        <Button disabled={weeks.length <= 1} onClick={fewer}>
          {t('weeks.fewer')}
        </Button>
      </HStack>
    </>
  );
}
