import { useApolloClient } from '@apollo/client/react';
import { chakra, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerText } from '../../../lib/i18n/server-text';
import { useAction } from '../../../lib/use-action';
import { useTimes } from '../../../lib/i18n/use-times';
import { Button } from '../../../ui/button';
import { MessageBox } from '../../../ui/dialog/message-box';
import { StaffDialog } from '../kit/staff-dialog';
import { ErrorState } from '../../../ui/page/error-state';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { Spinner } from '../../../ui/page/spinner';
import { ChangeList } from '../changes/change-list';
import { ResultChange } from '../changes/result-change';
import { tellUndone } from '../../../lib/own-undo';
import { UndoEffects } from './undo-effects';
import { useUndoActMutation, type UndoneActFragment, useUndoPlanQuery } from './undo.generated';
import { useActWords } from './use-act-words';

const Acts = chakra('ol', {
  base: {
    display: 'grid',
    gap: '4',
    listStyle: 'none',
    '& > li': { display: 'grid', gap: '1' },
    '& > li + li': { paddingTop: '4', borderTopWidth: '1px', borderColor: 'border' },
  },
});

interface UndoDialogProps {
  /** The entry in the log. */
  entryId: number;
  /** All acts of the press that made it go together. */
  isWholePress?: boolean;
  onClose: () => void;
}

/** Shows what taking an act back would change, with the later acts that go with it, and takes them back (R19). */
export function UndoDialog({ entryId, isWholePress = false, onClose }: UndoDialogProps) {
  const { t } = useTranslation('admin-undo');
  const serverText = useServerText();
  const client = useApolloClient();
  const choice = isWholePress ? { isWholePress } : {};
  const { data, error, refetch } = useUndoPlanQuery({
    variables: { entryId, ...choice },
    fetchPolicy: 'network-only',
  });
  const [refusal, setRefusal] = useState<string | null>(null);
  const { acts = [], effects = [], obstacle = null } = data?.undoPlan ?? {};
  const isRedo = acts.some(({ id, undoesKey }) => id === entryId && undoesKey !== null);
  const { run, busy } = useAction(useUndoActMutation(), {
    ...{ isProblemSilent: true, isFaultSilent: true },
    success: t(isRedo ? 'redone-now' : 'done'),
  });
  const isPossible = data !== undefined && obstacle === null;

  const takeBack = async () => {
    setRefusal(null);
    const outcome = await run({ input: { entryId, entryIds: acts.map(({ id }) => id), ...choice } });
    if (outcome.status === 'done') {
      tellUndone(acts);
      // everything on the page may have changed; only the plan is not needed any more
      void client.refetchQueries({ include: 'active', onQueryUpdated: ({ queryName }) => queryName !== 'UndoPlan' });
      onClose();
    } else if (outcome.status !== 'running') {
      setRefusal(outcome.text);
      void refetch();
    }
  };

  return (
    <StaffDialog
      title={t(isRedo ? 'title-redo' : 'title')}
      isWide
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose} isWaiting={busy}>
            {t(isPossible ? 'no' : 'close')}
          </Button>
          {isPossible && (
            <Button variant="solid" onClick={() => void takeBack()} isWaiting={busy}>
              {busy && <Spinner />}
              {isRedo ? t('redo') : t('yes', { count: acts.length })}
            </Button>
          )}
        </>
      }
    >
      {refusal !== null && <MessageBox kind="error" isResult title={refusal} />}
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={3} rowHeight={24} />}
      {obstacle && refusal === null && (
        <MessageBox kind="warning" title={serverText(obstacle.messageKey, obstacle.params)} />
      )}
      {isPossible && (
        <>
          <UndoEffects effects={effects} />
          <Text marginTop="4" marginBottom="4">
            {t(acts.length === 1 ? 'would-change' : isWholePress ? 'press' : 'together')}
          </Text>
          <Acts>
            {acts.map((act) => (
              <Act key={act.id} act={act} />
            ))}
          </Acts>
          <Text marginTop="4" color="fg.muted">
            {t(isRedo ? 'told-again' : 'told')}
          </Text>
        </>
      )}
    </StaffDialog>
  );
}

function Act({ act }: { act: UndoneActFragment }) {
  const { t } = useTranslation('admin-undo');
  const times = useTimes();
  const words = useActWords();
  const { at, actorName, changes, changeCount, results } = act;
  return (
    <li>
      <Text fontWeight="semibold">{words(act)}</Text>
      <Text color="fg.muted" fontSize="sm">
        {[actorName ?? t('gone'), times.dateTime(at)].join(' · ')}
      </Text>
      {results && <ResultChange results={results} />}
      {changes.length > 0 && <ChangeList changes={changes} changeCount={changeCount} />}
    </li>
  );
}
