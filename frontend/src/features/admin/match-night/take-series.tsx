import { chakra } from '@chakra-ui/react';
import { Hand } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toldEndOf } from '../../../lib/i18n/format';
import { useTimes } from '../../../lib/i18n/use-times';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { useReleaseSeriesMutation, useTakeSeriesMutation, type TakenPartsFragment } from './match-night.generated';
import { KEY } from './use-row-keys';

const Mark = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1', fontSize: 'sm', fontWeight: 'semibold' },
});

interface TakenProps {
  taken: TakenPartsFragment | null;
}

/** Who of staff takes care of a series now, and until when. */
export function TakenMark({ taken }: TakenProps) {
  const { t } = useTranslation('admin-match-night');
  const times = useTimes();
  if (!taken) return null;
  const at = times.time(toldEndOf(taken.until));
  return (
    <Mark>
      <Hand size={14} aria-hidden />
      {taken.isMine ? t('taken.mine', { at }) : t('taken.by', { by: taken.by, at })}
    </Mark>
  );
}

interface TakeSeriesProps extends TakenProps {
  seriesId: number;
  /** The teams, for the button's full name. */
  names: string;
}

/** Takes the series, or lets go of it. There is no button while another one has it: they can still be helped. */
export function TakeSeries({ seriesId, names, taken }: TakeSeriesProps) {
  const { t } = useTranslation('admin-match-night');
  const refetch = ['MatchNight'];
  const take = useAction(useTakeSeriesMutation(), { refetch });
  const release = useAction(useReleaseSeriesMutation(), { refetch });
  if (taken && !taken.isMine) return null;
  const { run, busy } = taken ? release : take;
  return (
    <Button
      size="sm"
      variant="ghost"
      isWaiting={busy}
      aria-label={t(taken ? 'taken.release-of' : 'taken.take-of', { names })}
      {...{ [KEY]: 'm' }}
      onClick={() => void run({ seriesId })}
    >
      {t(taken ? 'taken.release' : 'taken.take')}
    </Button>
  );
}
