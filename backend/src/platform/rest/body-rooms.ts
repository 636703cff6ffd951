import { Injectable } from '@nestjs/common';
import { RoomForBodies } from './room-for-bodies.ts';

const MB = 1024 * 1024;

/** Room for two pictures of 7 MB text each, and the rest of the body. */
export const LARGEST_JSON = 16 * MB;

const PATIENCE = { waiting: 64, patience: 8000 } as const;

/** Where large bodies take room, from before they are read until their call is answered. One of each for a process. */
@Injectable()
export class BodyRooms {
  /** Of pictures, in memory: while one is parsed, it is there twice, as bytes and as text. */
  readonly pictures = new RoomForBodies({
    ...{ bytes: 24 * MB, share: LARGEST_JSON, largest: LARGEST_JSON, small: 64 * 1024 },
    ...PATIENCE,
  });
  /** Of files that are written to the disk while they arrive. */
  readonly files = new RoomForBodies({
    ...{ bytes: 256 * MB, share: 128 * MB, largest: 64 * MB, small: 0 },
    ...PATIENCE,
  });
}
