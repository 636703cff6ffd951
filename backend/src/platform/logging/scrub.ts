/** Our tokens are 43 characters and more; a personal identity number is 10 or 12 digits. */
const TOKEN = /(?<![\w-])[\w-]{43,}(?![\w-])/g;
const PERSONAL_NUMBER = /(?<!\d)((?:19|20)?\d{6})[-+]\d{4}(?!\d)/g;

/** The last check of every line: no token and no personal identity number leaves with it (T14, T68). */
export function scrub(line: string): string {
  return line.replace(TOKEN, '[token]').replace(PERSONAL_NUMBER, '$1-****');
}
