import { readFileSync } from 'node:fs';
import type { RefusalDetails } from '../../domain/league-error.ts';
import { inWordsOf } from '../../domain/messages/told-time.ts';
import { readJson } from '../read-json.ts';
import { HINTS } from './hints.ts';

/** Made from the texts of the pages by `npm run locales`. */
const FILE = new URL('../../../content/refusals.json', import.meta.url);

/** The English sentences of all refusals and faults, by their keys. */
export const SENTENCES = readJson(readFileSync(FILE, 'utf8')) as Readonly<Record<string, string>>;

/** What a program is told beside a key: the sentence in English, and what to send instead. */
export function toldOf(messageKey: string, { params = {}, hint }: Pick<RefusalDetails, 'params' | 'hint'> = {}) {
  const own = Object.hasOwn(HINTS, messageKey) ? HINTS[messageKey] : undefined;
  return { text: sentenceOf(messageKey, params), hint: hint ?? own };
}

/** Some documented calls have keys outside `api`, which the texts lie under too. */
function sentenceOf(messageKey: string, params: NonNullable<RefusalDetails['params']>): string {
  const known = [messageKey, `api.${messageKey}`].find((key) => Object.hasOwn(SENTENCES, key));
  const sentence = known === undefined ? undefined : SENTENCES[known];
  if (sentence === undefined) return messageKey;
  return sentence.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(params, name) ? inWordsOf(String(params[name]), 'en') : placeholder,
  );
}
