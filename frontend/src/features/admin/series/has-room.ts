import type { SeriesRoomPartsFragment } from '../chat/series-room.generated';

/** Does the room exist, or is it being created? */
export const hasRoom = (room: SeriesRoomPartsFragment | null): boolean =>
  room !== null && (room.state === 'OPEN' || room.state === 'OPENING');
