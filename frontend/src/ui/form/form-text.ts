import type { FlatNamespace, ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { FieldError } from 'react-hook-form';

type UncheckedTranslate = (key: string, params: object) => string;

/** The type of an error whose message is already a sentence (a refusal of the server), not a key. */
export const SAID = 'said';

/** A schema's message: the key of a sentence. It is translated when it is shown, in the language of that moment. */
export const textKey = <N extends FlatNamespace>(namespace: N, key: ParseKeys<N> & string): string =>
  `${namespace}:${key}`;

/** Separates the key of a sentence from the number in it. No key contains it. */
const MAX_MARK = '|';

/** The message for a text with more than `max` characters. The sentence contains the limit. */
export const tooLong = (max: number): string => `${textKey('ui', 'form.too-long')}${MAX_MARK}${max}`;

/** The text of a field's error. An error without a sentence gets a general message. */
export function useErrorText(): (error: FieldError) => string {
  const { t, i18n } = useTranslation('ui');
  return ({ type, message = '' }) => {
    if (type === SAID) return message;
    const [key = '', max] = message.split(MAX_MARK);
    return i18n.exists(key) ? (t as UncheckedTranslate)(key, { max }) : t('form.invalid');
  };
}
