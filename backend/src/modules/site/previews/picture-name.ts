import { createHash } from 'node:crypto';
import { siteLanguageOf, type SiteLanguage } from '../../../domain/site-language.ts';
import type { Picture, Subject } from './preview.ts';

/** Raise it when pictures are drawn differently, so that no one keeps old ones. */
const DRAWING = 2;

const digestOf = (picture: Picture): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, picture]))
    .digest('hex')
    .slice(0, 16);

/** The file name of a picture: its language, whether it tells no results, and a digest of its content. */
export const pictureFile = ({ hidesResults }: Subject, language: SiteLanguage, picture: Picture): string =>
  `${language}-${hidesResults ? 'hidden-' : ''}${digestOf(picture)}.png`;

const NAME = /^(se|en)-(hidden-)?[0-9a-f]{16}\.png$/;

/** What such a name says; null for other names. */
export function pictureNamed(file: string): { language: SiteLanguage; hidesResults: boolean } | null {
  const [, language, hidden] = NAME.exec(file) ?? [];
  return language === undefined ? null : { language: siteLanguageOf(language), hidesResults: hidden !== undefined };
}

/** The name for the start page, whose path is empty. */
const START = 'start';

/** A subject's key in the path of its picture. The slashes of a page's path are dots here. */
const keyInPath = ({ kind, key }: Subject): string =>
  kind === 'page'
    ? key
        .replace(/\/:.*$/, '')
        .slice(1)
        .replaceAll('/', '.') || START
    : key;

/** The page's path for such a key. */
export const pageOfKey = (key: string): string => (key === START ? '/' : `/${key.replaceAll('.', '/')}`);

/** The path of a page's picture. The bytes of a path never change. */
export const picturePath = (subject: Subject, language: SiteLanguage, picture: Picture): string =>
  `/api/previews/${subject.kind}/${encodeURIComponent(keyInPath(subject))}/${pictureFile(subject, language, picture)}`;
