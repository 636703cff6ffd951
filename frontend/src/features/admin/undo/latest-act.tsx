import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onActed } from '../../../lib/acted';
import { Button } from '../../../ui/button';
import { Instant } from '../../../ui/time/instant';
import { UndoDialog } from './undo-dialog';
import { useLatestActQuery } from './undo.generated';
import { useActWords } from './use-act-words';

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    color: 'fg.muted',
    fontSize: 'sm',
    '& > p': { flex: '0 1 auto', minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > button': { flexShrink: '0' },
  },
});

/** The reader's latest act, and its undo. It follows every act of the reader. */
export function LatestAct() {
  const { t } = useTranslation('admin-undo');
  const words = useActWords();
  const { data, previousData, refetch } = useLatestActQuery({ fetchPolicy: 'cache-and-network' });
  const [asked, setAsked] = useState<{ id: number; isWholePress: boolean } | null>(null);
  useEffect(() => onActed(() => void refetch().catch(() => undefined)), [refetch]);
  const latest = (data ?? previousData)?.latestAct;

  return (
    <Line>
      {latest && (
        <>
          <p>
            {t('latest', { act: words(latest) })}
            {latest.pressCount > 1 && ` ${t('and-more', { count: latest.pressCount - 1 })}`}
            {' · '}
            <Instant at={latest.at} as="date-time" />
          </p>
          {latest.isUndoable && (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => setAsked({ id: latest.id, isWholePress: latest.pressCount > 1 })}
            >
              {t(latest.undoesKey === null ? 'take-back' : 'redo')}
            </Button>
          )}
        </>
      )}
      {asked && <UndoDialog entryId={asked.id} isWholePress={asked.isWholePress} onClose={() => setAsked(null)} />}
    </Line>
  );
}
