import { PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import express, { type RequestHandler } from 'express';
import { RoomForBodies, type Room } from './room-for-bodies.ts';

const MB = 1024 * 1024;

/** Room for two pictures of 7 MB text each, and the rest of the body. */
const LIMIT = 16 * MB;

/** More than two pictures, a long text and a team need together. A parser reads this many parts quickly. */
const MOST_PARTS = 50_000;
/** Every part of a JSON text begins after one of these. */
const MARKS = [':', ',', '[', '{'].map((mark) => mark.charCodeAt(0));

/** The documented calls with pictures as text in their JSON, and the upload. All other bodies stay small (T51). */
const PATHS = [
  '/api/admin/news/save',
  '/api/admin/team/saveTeam',
  '/api/images',
  '/api/team/createTeamRequest',
  '/api/team/saveImageAndNameSettings',
  '/api/user/saveImageSettings',
];

/** While a body is parsed, it is in memory twice: as bytes and as text. */
const ROOM: Room = {
  bytes: 24 * MB,
  share: 16 * MB,
  largest: LIMIT,
  small: 64 * 1024,
  waiting: 64,
  patience: 8000,
};

/**
 * Reads the large bodies, before the parser of all other bodies. The number of uploaded files at a time is limited too.
 */
export const imageBodies = (): { paths: string[]; admit: RequestHandler; parse: RequestHandler } => ({
  paths: PATHS,
  admit: new RoomForBodies(ROOM).admit,
  parse: express.json({ limit: LIMIT, verify: (_req, _res, body, encoding) => refuseManyParts(body, encoding) }),
});

/**
 * Refuses a body with too many parts. A picture is one long text. A long list of empty values would keep the parser,
 * and so every other caller, waiting for seconds, before the sender is known (T51).
 */
function refuseManyParts(body: Buffer, encoding: string): void {
  // in other encodings a mark can have other bytes
  if (encoding !== 'utf-8') throw new UnsupportedMediaTypeException();
  let parts = 0;
  for (const mark of MARKS) {
    for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, at + 1)) {
      if (++parts > MOST_PARTS) throw new PayloadTooLargeException();
    }
  }
}
