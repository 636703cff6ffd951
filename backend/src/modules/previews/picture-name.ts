import { createHash } from 'node:crypto';
import type { SiteLanguage } from '../../domain/site-language.ts';
import type { Picture, Subject } from './preview.ts';

/** Grows when pictures are drawn differently, so that no one keeps the old ones. */
const DRAWING = 1;

const digestOf = (picture: Picture): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, picture]))
    .digest('hex')
    .slice(0, 16);

/** The file of a picture: its language, and a digest of all that is in it. */
export const pictureFile = (language: SiteLanguage, picture: Picture): string => `${language}-${digestOf(picture)}.png`;

/** The name of the start page, whose path has none. */
const START = 'start';

/** The key of a subject in the path of its picture: where a page's own path has slashes, dots stand. */
const keyInPath = ({ kind, key }: Subject): string =>
  kind === 'page'
    ? key
        .replace(/\/:.*$/, '')
        .slice(1)
        .replaceAll('/', '.') || START
    : key;

/** A page's path from that. */
export const pageOfKey = (key: string): string => (key === START ? '/' : `/${key.replaceAll('.', '/')}`);

/** Where the picture of a page is; its bytes never change. */
export const picturePath = (subject: Subject, language: SiteLanguage, picture: Picture): string =>
  `/api/previews/${subject.kind}/${encodeURIComponent(keyInPath(subject))}/${pictureFile(language, picture)}`;
