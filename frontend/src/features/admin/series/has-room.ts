import type { SeriesRoomPartsFragment } from '../../../gql/admin/graphql';

/** There is a room, or one is being made. */
export const hasRoom = (room: SeriesRoomPartsFragment | null): boolean =>
  room !== null && (room.state === 'OPEN' || room.state === 'OPENING');
