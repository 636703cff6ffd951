import { createHash } from 'node:crypto';
import { siteLanguageOf, type SiteLanguage } from '../../../domain/site-language.ts';
import { chosenSubject } from './choices.ts';
import { pageKeyOf, subjectAt } from './pages.ts';
import type { Picture, Subject, SubjectKind } from './preview.ts';

/** Raise it when pictures are drawn differently, so that no one keeps old ones. */
const DRAWING = 3;

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

/** Between a subject's key and what its address shows. No key has it. */
const SHOWS = '~';

/** A subject's key in the path of its picture. The slashes of a page's path are dots here. */
const keyInPath = ({ kind, key, shown }: Subject): string =>
  (kind === 'page' ? pageKeyOf(key).slice(1).replaceAll('/', '.') || START : key) + (shown ? SHOWS + shown : '');

/** The subject of such a key; null when it is the key of no page. */
export function subjectOfKey(kind: SubjectKind, text: string): Subject | null {
  const at = text.indexOf(SHOWS);
  const [key, shown] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
  const subject = kind === 'page' ? subjectAt(key === START ? '/' : `/${key.replaceAll('.', '/')}`) : { kind, key };
  return subject && chosenSubject(subject, shown);
}

/** The path of a page's picture. The bytes of a path never change. */
export const picturePath = (subject: Subject, language: SiteLanguage, picture: Picture): string =>
  `/api/previews/${subject.kind}/${encodeURIComponent(keyInPath(subject))}/${pictureFile(subject, language, picture)}`;
