/** Longer than any platform's display name. */
const MAX_NAME = 64;
/** As much of a written name as is looked at: composing a long run of marks is slow, and a file may hold 10,000. */
const LOOKED_AT = 256;

/** Control characters, and the marks that turn the direction of the text around them. */
const UNSAFE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A display name that a database and a page can hold: no control or direction marks, composed, trimmed. */
export const cleanName = (name: string): string =>
  [...name.slice(0, LOOKED_AT).replace(UNSAFE, '').normalize('NFC').trim()].slice(0, MAX_NAME).join('');

/** `2016-09-19:22-08` or `2019-05-02 20-09-55` as `YYYY-MM-DD HH:mm:ss`, which sorts as text; null for anything else. */
export const localDateOf = (written: string | null): string | null => {
  const [, day, hour, minute, second = '00'] =
    /^(\d{4}-\d{2}-\d{2})[ :](\d{2})-(\d{2})(?:-(\d{2}))?$/.exec(written ?? '') ?? [];
  if (day === undefined) return null;
  const text = `${day} ${hour}:${minute}:${second}`;
  const instant = new Date(`${text.replace(' ', 'T')}Z`);
  // 31 February is a valid pattern but no day: it comes back as another date
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text.replace(' ', 'T')) ? text : null;
};
