import express, { type RequestHandler } from 'express';

/** Two pictures of 7 MB text each, and what stands around them. */
const LIMIT = '16mb';

/** The documented calls that carry pictures as text in their JSON, and the upload itself. Everything else stays small (S7). */
const PATHS = [
  '/api/admin/news/save',
  '/api/admin/team/saveTeam',
  '/api/images',
  '/api/team/createTeamRequest',
  '/api/team/saveImageAndNameSettings',
  '/api/user/saveImageSettings',
];

/** Reads the large bodies, before the parser that reads all the others. */
export const imageBodies: { paths: string[]; parse: RequestHandler } = {
  paths: PATHS,
  parse: express.json({ limit: LIMIT }),
};
