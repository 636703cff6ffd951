import { Box } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { onActed } from '../../../../lib/acted';
import { paths } from '../../../../lib/paths';
import { Button, ButtonLink } from '../../../../ui/button';
import { MessageBox } from '../../../../ui/dialog/message-box';
import { focusPageHeading } from '../../../../ui/page/heading-focus';
import { isFocusFree } from '../../../../ui/page/late-focus';
import { LatestAct } from '../../undo/latest-act';
import { UndoDialog } from '../../undo/undo-dialog';
import { useLatestActQuery } from '../../undo/undo.generated';
import type { Saved } from './saved';

/** The acts that decide a series. After another one on it, such as an undo, nothing is saved here any more. */
const DECIDING = ['api.act.series.report', 'api.act.series.walkover'];

/**
 * Says what was saved, on the page that opened by itself after it, with the undo and the way back. In place of the
 * line about the latest act.
 */
export function SavedNotice({ saved }: { saved: Saved }) {
  const { t } = useTranslation('report');
  const { t: tUndo } = useTranslation('admin-undo');
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const { seriesId, home, away, score, over } = saved;
  const { data, error, refetch } = useLatestActQuery({ variables: { seriesId }, fetchPolicy: 'network-only' });
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => onActed(() => void refetch().catch(() => undefined)), [refetch]);
  const act = data?.latestAct;
  const isOver = data !== undefined && !(act && DECIDING.includes(act.actKey));
  useEffect(() => {
    // the button that was pressed has gone
    if (isOver && isFocusFree()) focusPageHeading();
  }, [isOver]);
  const close = () => {
    void navigate({ pathname, search, hash }, { replace: true, state: null });
    focusPageHeading();
  };
  if (isOver) return <LatestAct />;

  return (
    <>
      {/* the region is there before its words, so that screen readers say them */}
      <Box role="status" minHeight="touch" marginBottom="3">
        {(data || error) && (
          <MessageBox
            kind="success"
            title={t('saved.title', { home, away, score: score ?? t('saved.walkover') })}
            action={
              <>
                {act?.isUndoable && (
                  <Button size="sm" onClick={() => setIsAsking(true)}>
                    {tUndo('take-back')}
                  </Button>
                )}
                <ButtonLink size="sm" to={paths.adminSeriesReport(seriesId) + saved.search}>
                  {t('saved.back')}
                </ButtonLink>
                <Button size="sm" variant="ghost" onClick={close}>
                  {t('saved.close')}
                </Button>
              </>
            }
          >
            {over && t(over === 'night' ? 'next.night-over' : 'next.none')}
          </MessageBox>
        )}
      </Box>
      {isAsking && act && (
        <UndoDialog entryId={act.id} isWholePress={act.pressCount > 1} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
}
