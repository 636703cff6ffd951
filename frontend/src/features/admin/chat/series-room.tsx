import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { useStaffConfirm } from '../kit/staff-confirm';
import {
  useCloseSeriesRoomMutation,
  useOpenSeriesRoomMutation,
  type SeriesRoomPartsFragment,
} from './series-room.generated';
import { useChatError } from './use-chat-error';

export interface SeriesRoomProps {
  seriesId: number;
  /** The two teams, for the buttons' labels. */
  name: string;
  /** Null before the series has had a room. */
  room: SeriesRoomPartsFragment | null;
  hasTime: boolean;
  mayRun: boolean;
}

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1', minWidth: '0' },
});

/** The state of a series' room in the chat, and the button to open or close it. */
export function SeriesRoom({ seriesId, name, room, hasTime, mayRun }: SeriesRoomProps) {
  const { t } = useTranslation('admin-chat');
  const [dialog, ask] = useStaffConfirm();
  const errorOf = useChatError();
  const refetch = ['DivisionRooms', 'AdminSeries', 'ChatTasks'];
  const opening = useAction(useOpenSeriesRoomMutation(), { success: t('room.is-opening'), refetch });
  const closing = useAction(useCloseSeriesRoomMutation(), {
    success: t('room.is-closing'),
    refetch,
    isProblemSilent: true,
    isFaultSilent: true,
  });
  const state = room?.state ?? 'CLOSED';
  const isThere = state === 'OPEN' || state === 'OPENING';

  return (
    <Row>
      <span>
        {t(room === null ? 'room.NONE' : `room.${state}`)}
        {room?.lastError && (
          <Text as="span" display="block" fontSize="sm" color="fg.loss" overflowWrap="anywhere">
            {room.missingRight ? errorOf(room) : t('room.error', { error: room.lastError, count: room.attempts })}
          </Text>
        )}
      </span>
      {isThere ? (
        <Button
          size="sm"
          variant="outline"
          isWaiting={closing.busy}
          disabled={!mayRun}
          aria-label={t('room.close-name', { name })}
          onClick={() =>
            ask({
              title: t('room.close-question', { name }),
              children: t('room.close-warning'),
              confirmLabel: t('room.close'),
              isDestructive: true,
              onConfirm: () => closing.run({ seriesId }),
            })
          }
        >
          {t('room.close')}
        </Button>
      ) : (
        <Button
          size="sm"
          variant="outline"
          isWaiting={opening.busy}
          disabled={!mayRun || !hasTime || state === 'CLOSING'}
          aria-label={t('room.open-name', { name })}
          title={hasTime ? undefined : t('room.no-time')}
          onClick={() => void opening.run({ seriesId })}
        >
          {t('room.open')}
        </Button>
      )}
      {dialog}
    </Row>
  );
}
