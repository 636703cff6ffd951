import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { useRequestGameAccountMutation, useOwnAccountRequestsQuery } from './account-requests.generated';
import { focusCell } from './focus-cell';
import type { RowAddress } from '../model/grid-shape';
import { PLATFORMS } from '../model/game-platforms';
import type { RowSource } from '../model/report-model';

interface AccountRequestProps {
  at: RowAddress;
  seriesId: number;
  source: RowSource;
  /** The row's player; null: not chosen yet. */
  player: { playerId: number; nickname: string } | null;
}

/** A captain asks staff to attach the row's account to its player, who is then recognised next time (R27). */
export function AccountRequest({ at, seriesId, source, player }: AccountRequestProps) {
  const { t } = useTranslation('report');
  const { data } = useOwnAccountRequestsQuery();
  const { run, busy } = useAction(useRequestGameAccountMutation(), { refetch: ['OwnAccountRequests'] });
  const { accountId, name } = source;
  const platform = PLATFORMS[source.platform];
  if (!data || !platform || accountId === null) return null;

  const waiting = data.myRequests.find(
    (request) =>
      request.kind === 'GAME_ACCOUNT' &&
      request.platform === source.platform &&
      request.platformId?.toLowerCase() === accountId.toLowerCase(),
  );
  if (waiting) {
    return (
      <span role="status">
        <Hourglass aria-hidden /> {t('origin.asked', { nickname: waiting.player?.nickname })}
      </span>
    );
  }
  if (!player) return null;
  const ask = async () => {
    const { playerId } = player;
    const { status } = await run({ input: { seriesId, playerId, platform, accountId, displayName: name } });
    // the pressed button disappears
    if (status === 'done') focusCell({ ...at, part: 'player' });
  };
  return (
    <Button size="sm" isWaiting={busy} onClick={() => void ask()}>
      {t('origin.ask', { nickname: player.nickname })}
    </Button>
  );
}
