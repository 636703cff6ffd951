import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { seasonName } from '../../../league/season-name';
import { useLanguage } from '../../../lib/i18n/i18n';
import { useTimes } from '../../../lib/i18n/use-times';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { MessageBox } from '../../../ui/dialog/message-box';
import { useStaffConfirm } from '../kit/staff-confirm';
import {
  type AdminSeasonEndPartsFragment,
  useReopenSeasonMutation,
  useSettleSeasonMutation,
} from './season-end.generated';

/** The act that settles the season, or opens it again. A refusal stands in the question. */
export function SettleActs({ end: { season, open } }: { end: AdminSeasonEndPartsFragment }) {
  const { t } = useTranslation('admin-season-end');
  const language = useLanguage();
  const times = useTimes();
  const [dialog, ask] = useStaffConfirm();
  const silent = { refetch: ['AdminSeasonEnd'], isProblemSilent: true, isFaultSilent: true };
  const settle = useAction(useSettleSeasonMutation(), { success: t('settle-done'), ...silent });
  const reopen = useAction(useReopenSeasonMutation(), { success: t('reopen-done'), ...silent });
  const name = seasonName(season.name, language);
  const unplayed = open.filter(({ kind }) => kind === 'UNPLAYED').reduce((sum, { count }) => sum + count, 0);

  const askToSettle = () =>
    ask({
      title: t('settle-ask', { season: name }),
      children: (
        <>
          {unplayed > 0 && <p>{t('unplayed-stay', { count: unplayed })}</p>}
          <p>{t('settle-means')}</p>
        </>
      ),
      confirmLabel: t('settle'),
      onConfirm: () => settle.run({ input: { seasonId: season.id, acceptsUnplayed: unplayed > 0 } }),
    });
  const askToReopen = () =>
    ask({
      title: t('reopen-ask', { season: name }),
      children: t('reopen-means'),
      confirmLabel: t('reopen'),
      isDestructive: true,
      onConfirm: () => reopen.run({ seasonId: season.id }),
    });

  return (
    <Box marginBottom="6">
      {season.settledAt === null ? (
        <Button
          variant={open.length === 0 ? 'solid' : 'outline'}
          aria-haspopup="dialog"
          isWaiting={settle.busy}
          onClick={askToSettle}
        >
          {t('settle')}
        </Button>
      ) : (
        <MessageBox kind="success" title={t('settled', { at: times.dateTime(season.settledAt) })}>
          <Button variant="ghost" aria-haspopup="dialog" isWaiting={reopen.busy} onClick={askToReopen}>
            {t('reopen')}
          </Button>
        </MessageBox>
      )}
      {dialog}
    </Box>
  );
}
