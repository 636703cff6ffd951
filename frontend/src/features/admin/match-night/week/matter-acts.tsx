import { useTranslation } from 'react-i18next';
import { fieldTime, sentTime } from '../../../../lib/i18n/stockholm-field';
import { useAction } from '../../../../lib/use-action';
import { useTimes } from '../../../../lib/i18n/use-times';
import { Button } from '../../../../ui/button';
import { usePlanSeriesMutation } from '../../divisions/division-actions.generated';
import { ClaimActs } from './claim-acts';
import type { ShownGroup } from './shown-group';
import {
  useRemindLineUpsMutation,
  useSettleResultMutation,
  type WeekMatterRowFragment,
} from './week-matters.generated';

interface MatterActsProps {
  matter: WeekMatterRowFragment;
  group: ShownGroup;
}

/**
 * What ends the matter with one press. A dispute has none: both stories are read first, on its page. Neither has a series
 * without a time about which no one has said anything.
 */
export function MatterActs({ matter, group }: MatterActsProps) {
  const { claim, suggestedStart } = matter;
  if (claim) return <ClaimActs matter={matter} claim={claim} />;
  if (group === 'WAITING') return <Settle matter={matter} />;
  if (group === 'NOT_READY') return <RemindLineUps matter={matter} />;
  if (group === 'NO_TIME' && suggestedStart) return <SetTime matter={matter} start={suggestedStart} />;
  return null;
}

const REFETCH = ['MatchNight'];

function Settle({ matter: { seriesId, version, home, away } }: { matter: WeekMatterRowFragment }) {
  const { t } = useTranslation('admin-match-night');
  const { run, busy } = useAction(useSettleResultMutation(), { success: t('of-week.settled'), refetch: REFETCH });
  const names = t('names', { home: home.name, away: away.name });
  return (
    <Button
      size="sm"
      isWaiting={busy}
      aria-label={t('of-week.settle-of', { names })}
      onClick={() => void run({ seriesId, version })}
    >
      {t('of-week.settle')}
    </Button>
  );
}

function RemindLineUps({ matter: { seriesId, home, away } }: { matter: WeekMatterRowFragment }) {
  const { t } = useTranslation('admin-match-night');
  const { run, busy } = useAction(useRemindLineUpsMutation(), { success: t('of-week.reminded') });
  const names = t('names', { home: home.name, away: away.name });
  return (
    <Button
      size="sm"
      isWaiting={busy}
      aria-label={t('of-week.remind-of', { names })}
      onClick={() => void run({ seriesId })}
    >
      {t('of-week.remind')}
    </Button>
  );
}

function SetTime({ matter, start }: { matter: WeekMatterRowFragment; start: string }) {
  const { t } = useTranslation('admin-match-night');
  const times = useTimes();
  const { seriesId, version, isStreamed, home, away } = matter;
  const { run, busy } = useAction(usePlanSeriesMutation(), { success: t('of-week.time-set'), refetch: REFETCH });
  const names = t('names', { home: home.name, away: away.name });
  const at = times.dateTime(start);
  return (
    <Button
      size="sm"
      isWaiting={busy}
      aria-label={t('of-week.set-time-of', { names, at })}
      onClick={() => void run({ input: { seriesId, version, scheduledAt: sentTime(fieldTime(start)), isStreamed } })}
    >
      {t('of-week.set-time', { at })}
    </Button>
  );
}
