import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { faultKey } from '../../../lib/fault-key';
import { useServerText } from '../../../lib/i18n/server-text';
import { notifyReader } from '../../../lib/notify';
import { Button } from '../../../ui/button';
import { UndoDialog } from '../undo/undo-dialog';
import { LatestActDocument } from '../undo/undo.generated';

interface UndoOfSeriesProps {
  seriesId: number;
  /** The teams, for the button's full name. */
  names: string;
}

/** Takes back what the reader did last with a series. What others did stands in its history. */
export function UndoOfSeries({ seriesId, names }: UndoOfSeriesProps) {
  const { t } = useTranslation('admin-match-night');
  const serverText = useServerText();
  const client = useApolloClient();
  const [asked, setAsked] = useState<{ id: number; pressCount: number } | null>(null);
  const ask = async () => {
    try {
      const variables = { seriesId };
      const { data } = await client.query({ query: LatestActDocument, variables, fetchPolicy: 'network-only' });
      const act = data?.latestAct;
      if (act?.isUndoable && act.undoesKey === null) setAsked(act);
      else notifyReader({ kind: 'info', text: t('undo.nothing') });
    } catch (fault) {
      notifyReader({ kind: 'error', text: serverText(faultKey(fault)) });
    }
  };
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={t('undo.of', { names })} onClick={() => void ask()}>
        {t('undo.open')}
      </Button>
      {asked && <UndoDialog entryId={asked.id} isWholePress={asked.pressCount > 1} onClose={() => setAsked(null)} />}
    </>
  );
}
