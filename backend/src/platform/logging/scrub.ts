/** A token has 43 characters or more; a personal identity number has 10 or 12 digits. */
const TOKEN = /(?<![\w-])[\w-]{43,}(?![\w-])/g;
const PERSONAL_NUMBER = /(?<!\d)((?:19|20)?\d{6})[-+]\d{4}(?!\d)/g;

/** The last check of every log line: removes tokens and personal identity numbers (T14, T68). */
export function scrubLine(line: string): string {
  return line.replace(TOKEN, '[token]').replace(PERSONAL_NUMBER, '$1-****');
}
