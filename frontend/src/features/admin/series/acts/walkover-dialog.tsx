import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOfWalkoverWinner } from '../../../../league/series/walkover-name';
import type { Walkover } from '../../../../lib/schema.generated';
import { useAction } from '../../../../lib/use-action';
import { useDeclareWalkoverMutation } from '../../../report/report-actions.generated';
import { useContestReason } from '../../../report/use-contest-reason';
import { OutcomeQuestion } from '../../report/outcome-question';
import { usePlayedChoice } from '../../report/preview/use-played-choice';
import { ActFrame } from './act-frame';
import { ContestPart } from './contest-part';
import type { SeriesDialogProps } from './series-dialog-props';
import { useLostResult } from './use-lost-result';

const WALKOVERS: readonly Walkover[] = ['HOME', 'AWAY', 'BOTH'];

/** The dialog waits for a choice, or for the reason that both teams read. */
const NOT_YET = { status: 'running' } as const;

const Choices = chakra('fieldset', {
  base: {
    border: 'none',
    padding: '0',
    marginBottom: '4',
    '& legend': { fontWeight: 'medium', marginBottom: '1' },
    '& label': { display: 'flex', alignItems: 'center', gap: '3', minHeight: 'touch' },
    '& input': { width: '5', height: '5', accentColor: 'action' },
  },
});

/** Gives the series to a side, or to neither (R5), with a preview of the table. */
export function WalkoverDialog({ row: { series, version, isContested }, onClose, onDone }: SeriesDialogProps) {
  const { t } = useTranslation('admin-series');
  const [walkover, setWalkover] = useState<Walkover | null>(null);
  const lost = useLostResult(series);
  const played = usePlayedChoice();
  const contest = useContestReason(series.id);
  const why = isContested ? { reason: contest.reason } : {};
  const { run } = useAction(useDeclareWalkoverMutation(), {
    isSuccessSilent: true,
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: ['CurrentTable'],
  });
  const act = async () => {
    if (!walkover || (isContested && contest.miss())) return NOT_YET;
    const outcome = await run({ input: { seriesId: series.id, version, walkover, ...why, ...played.input } });
    if (outcome.status === 'done') {
      contest.clear();
      onDone({ ...outcome.result, act: 'walkover', home: series.home.name, away: series.away.name });
    }
    return outcome;
  };

  return (
    <ActFrame
      title={t('walkover.title', { home: series.home.name, away: series.away.name })}
      confirmLabel={t('walkover.confirm')}
      isDestructive
      isDisabled={walkover === null}
      onAct={act}
      onClose={onClose}
    >
      <Choices>
        <legend>{t('walkover.question')}</legend>
        {WALKOVERS.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="walkover"
              checked={walkover === each}
              disabled={series.walkover === each}
              onChange={() => setWalkover(each)}
            />
            {nameOfWalkoverWinner(each, series) ?? t('walkover.both')}
          </label>
        ))}
      </Choices>
      {walkover && (
        <OutcomeQuestion series={series} outcome={{ kind: 'WALKOVER', walkover }} lost={lost} played={played} />
      )}
      {isContested && <ContestPart seriesId={series.id} contest={contest} />}
    </ActFrame>
  );
}
