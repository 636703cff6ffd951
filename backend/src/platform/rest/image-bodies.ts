import { PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import express, { type RequestHandler } from 'express';
import { RoomForBodies, type Room } from './room-for-bodies.ts';

const MB = 1024 * 1024;

/** Two pictures of 7 MB text each, and what stands around them. */
const LIMIT = 16 * MB;

/** More than two pictures, a long text and a team have between them; a parser is done with as many in no time. */
const MOST_PARTS = 50_000;
/** Every part of a JSON text begins after one of these. */
const MARKS = [':', ',', '[', '{'].map((mark) => mark.charCodeAt(0));

/** The documented calls that carry pictures as text in their JSON, and the upload. All other bodies stay small (T51). */
const PATHS = [
  '/api/admin/news/save',
  '/api/admin/team/saveTeam',
  '/api/images',
  '/api/team/createTeamRequest',
  '/api/team/saveImageAndNameSettings',
  '/api/user/saveImageSettings',
];

/** A body is here twice, as bytes and as text, while it is parsed. */
const ROOM: Room = {
  bytes: 24 * MB,
  share: 16 * MB,
  largest: LIMIT,
  small: 64 * 1024,
  waiting: 64,
  patience: 8000,
};

/** Reads the large bodies, before the parser that reads all the others; of uploaded files too there are only so many. */
export const imageBodies = (): { paths: string[]; admit: RequestHandler; parse: RequestHandler } => ({
  paths: PATHS,
  admit: new RoomForBodies(ROOM).admit,
  parse: express.json({ limit: LIMIT, verify: (_req, _res, body, encoding) => refuseManyParts(body, encoding) }),
});

/**
 * A picture is one long text. Of as many characters, a list of nothings keeps the parser, and with it everyone else,
 * waiting for seconds, and it is read before we know who sent it (T51).
 */
function refuseManyParts(body: Buffer, encoding: string): void {
  // in other encodings a mark need not be the byte that it is here
  if (encoding !== 'utf-8') throw new UnsupportedMediaTypeException();
  let parts = 0;
  for (const mark of MARKS) {
    for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, at + 1)) {
      if (++parts > MOST_PARTS) throw new PayloadTooLargeException();
    }
  }
}
