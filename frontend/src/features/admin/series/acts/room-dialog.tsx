import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../lib/use-action';
import { useCloseSeriesRoomMutation, useOpenSeriesRoomMutation } from '../../chat/series-room.generated';
import { ActFrame } from './act-frame';
import type { SeriesDialogProps } from './series-dialog-props';
import { hasRoom } from '../has-room';

/** Opens the series' room in the chat, or closes it. */
export function RoomDialog({ row: { series, room }, onClose }: SeriesDialogProps) {
  const { t } = useTranslation('admin-series');
  const isThere = hasRoom(room);
  const refetch = ['AdminSeries', 'DivisionRooms', 'MatchNight'];
  const opening = useAction(useOpenSeriesRoomMutation(), {
    success: t('room.is-opening'),
    isProblemSilent: true,
    isFaultSilent: true,
    refetch,
  });
  const closing = useAction(useCloseSeriesRoomMutation(), {
    success: t('room.is-closing'),
    isProblemSilent: true,
    isFaultSilent: true,
    refetch,
  });
  const names = { home: series.home.name, away: series.away.name };
  return (
    <ActFrame
      title={t(isThere ? 'room.close-title' : 'room.open-title', names)}
      confirmLabel={t(isThere ? 'menu.room-close' : 'menu.room-open')}
      isDestructive={isThere}
      onAct={() => (isThere ? closing.run({ seriesId: series.id }) : opening.run({ seriesId: series.id }))}
      onClose={onClose}
    >
      <Text>{t(isThere ? 'room.close-warning' : 'room.open-note')}</Text>
      {room?.lastError && (
        <Text marginTop="3" color="fg.loss" overflowWrap="anywhere">
          {t('room.error', { error: room.lastError })}
        </Text>
      )}
    </ActFrame>
  );
}
