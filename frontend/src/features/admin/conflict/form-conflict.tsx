import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictBox, type ShownField } from './conflict-box';
import type { ConflictField } from './find-conflict';
import { fieldWordsOf, sayPlainly, type ListWords } from './field-words';
import type { WhoChanged } from './use-last-change';

interface FormConflictProps<T extends object> {
  attempt: number;
  who: WhoChanged;
  fields: readonly ConflictField<T>[];
  lists?: ListWords;
  onTake: (name: string) => void;
}

/** The conflict of a schema form, in the words of the form's own fields. Draw it inside the form. */
export function FormConflict<T extends object>({ fields, lists, ...box }: FormConflictProps<T>) {
  const { t, i18n } = useTranslation('admin');
  const ref = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<readonly ShownField[] | null>(null);

  // after the fields below are drawn, whose labels it reads
  useLayoutEffect(() => {
    const form = ref.current?.closest('form') ?? null;
    const words = { yes: t('conflict.yes'), no: t('conflict.no') };
    const saidOf = ({ name, theirs, mine }: ConflictField<T>): ShownField => {
      const plain = { label: name, say: (value: unknown) => sayPlainly(value, words) };
      const { label, say } = fieldWordsOf(form, name, words) ?? { ...plain, ...lists?.[name] };
      return { name, label, theirs: say(theirs), mine: mine === undefined ? null : say(mine) };
    };
    setShown(fields.map(saidOf));
  }, [fields, lists, t, i18n.language]);

  return <div ref={ref}>{shown && <ConflictBox {...box} fields={shown} />}</div>;
}
