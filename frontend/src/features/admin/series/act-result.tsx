import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeclareWalkoverDocument, ReportSeriesDocument, ResetSeriesDocument } from '../../../gql/admin/graphql';
import { useServerText } from '../../../lib/i18n/server-text';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { MessageBox } from '../../../ui/dialog/message-box';
import { Spinner } from '../../../ui/page/spinner';
import type { SeriesChange, UndoAct } from './series-change';

interface ActResultProps {
  change: SeriesChange;
  /** The act was undone. */
  onUndone: (change: SeriesChange) => void;
  /** Sorts the rows again. */
  onRelease: () => void;
}

const OPTIONS = { isProblemSilent: true, isSuccessSilent: true, refetch: ['CurrentTable'] };

/** Says above the table what was done, and offers to undo it and to sort the rows again. */
export function ActResult({ change, onUndone, onRelease }: ActResultProps) {
  const { t } = useTranslation('admin-series');
  const serverText = useServerText();
  const { undo, seriesId, version, act, home, away } = change;
  const reset = useAction(ResetSeriesDocument, OPTIONS);
  const walkover = useAction(DeclareWalkoverDocument, OPTIONS);
  const report = useAction(ReportSeriesDocument, OPTIONS);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isBusy = reset.busy || walkover.busy || report.busy;

  const run = (what: UndoAct) => {
    const target = { seriesId, version };
    if (what.kind === 'reset') return reset.run({ input: target });
    if (what.kind === 'walkover') return walkover.run({ input: { ...target, walkover: what.walkover } });
    return report.run({ input: { ...target, games: what.games } });
  };
  const takeBack = async (what: UndoAct) => {
    setRefusal(null);
    const outcome = await run(what);
    if (outcome.status === 'refused') setRefusal(serverText(outcome.problem.messageKey, outcome.problem.params));
    if (outcome.status !== 'done') return;
    onUndone({ ...change, ...outcome.result, act: 'undo', undo: null });
  };

  return (
    <Box marginBottom="4" role="status">
      <MessageBox
        kind={refusal ? 'error' : 'success'}
        title={refusal ? t('act.not-undone', { reason: refusal }) : t(`act.${act}`, { home, away })}
        action={
          <>
            {undo && !refusal && (
              <Button disabled={isBusy} onClick={() => void takeBack(undo)}>
                {isBusy && <Spinner />}
                {t('act.take-back')}
              </Button>
            )}
            <Button variant="ghost" onClick={onRelease}>
              {t('act.sort')}
            </Button>
          </>
        }
      >
        {t('act.stays')}
      </MessageBox>
    </Box>
  );
}
