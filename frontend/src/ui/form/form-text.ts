import type { FlatNamespace, ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { FieldError } from 'react-hook-form';

type UncheckedTranslate = (key: string, params: object) => string;

/** The type of an error whose message is a sentence already (a refusal of the server), not a key. */
export const SAID = 'said';

/** A schema's message: the key of a sentence, which is looked up when it is shown, in the language of that moment. */
export const textKey = <N extends FlatNamespace>(namespace: N, key: ParseKeys<N> & string): string =>
  `${namespace}:${key}`;

/** Between the key of a sentence and the number in it: no key has one. */
const MAX_MARK = '|';

/** The message of a text with more characters than `max`: the sentence says how many it may have. */
export const tooLong = (max: number): string => `${textKey('ui', 'form.too-long')}${MAX_MARK}${max}`;

/** Says what is wrong with a field. What a schema left without a sentence is said in general words, never shown raw. */
export function useErrorText(): (error: FieldError) => string {
  const { t, i18n } = useTranslation('ui');
  return ({ type, message = '' }) => {
    if (type === SAID) return message;
    const [key = '', max] = message.split(MAX_MARK);
    return i18n.exists(key) ? (t as UncheckedTranslate)(key, { max }) : t('form.invalid');
  };
}
