/** Longer than any platform's display name. */
const MAX_NAME = 64;
/** Only this much of a name is read. Composing a long run of marks is slow, and a file may contain 10,000. */
const LOOKED_AT = 256;

/** Control characters, and marks that change the direction of the text around them. */
const UNSAFE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A display name for the database and the pages: no control or direction marks, composed, trimmed. */
export const cleanName = (name: string): string =>
  [...name.slice(0, LOOKED_AT).replace(UNSAFE, '').normalize('NFC').trim()].slice(0, MAX_NAME).join('');

/** `2016-09-19:22-08` or `2019-05-02 20-09-55` as `YYYY-MM-DD HH:mm:ss`, which sorts as text; null for other texts. */
export const localDateOf = (written: string | null): string | null => {
  const [, day, hour, minute, second = '00'] =
    /^(\d{4}-\d{2}-\d{2})[ :](\d{2})-(\d{2})(?:-(\d{2}))?$/.exec(written ?? '') ?? [];
  if (day === undefined) return null;
  const text = `${day} ${hour}:${minute}:${second}`;
  const instant = new Date(`${text.replace(' ', 'T')}Z`);
  // 31 February has the right form but is no day: it is read as another date
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text.replace(' ', 'T')) ? text : null;
};
