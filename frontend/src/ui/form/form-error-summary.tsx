import { useDeferredValue, useEffect, useRef } from 'react';
import { useFormContext, type FieldError, type FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { useErrorText } from './form-text';
import { focusLate } from '../page/late-focus';

const Box = styled('div', {
  base: {
    marginBottom: '5',
    padding: '4',
    bg: 'bg.surface',
    borderRadius: 'md',
    border: '2px solid',
    borderColor: 'fg.loss',
    '& > h2': { fontWeight: 'bold', fontSize: 'lg' },
    '& li': { display: 'flex', alignItems: 'center', minHeight: 'touch' },
    '& button': {
      minHeight: 'touch',
      paddingBlock: '1',
      textAlign: 'left',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      cursor: 'pointer',
    },
  },
});

/** The label above a field. A checkbox's own sentence is too long to repeat. */
function labelOf({ ref }: FieldError): string | null {
  const field = ref as Partial<HTMLInputElement> | undefined;
  if (!field?.labels || field.type === 'checkbox') return null;
  return field.labels[0]?.querySelector('span')?.textContent ?? null;
}

function flatten(errors: FieldErrors): [name: string, error: FieldError][] {
  const { root, ...fields } = errors;
  const ofForm = root ? [['root', { ...root, type: String(root.type) }] as [string, FieldError]] : [];
  return [
    ...ofForm,
    ...Object.entries(fields).flatMap(([name, error]) => (error ? [[name, error as FieldError]] : []) as typeof ofForm),
  ];
}

/** The reasons why a form was not sent. It takes the focus at each attempt, and its lines link to their fields. */
export function FormErrorSummary() {
  const { t, i18n } = useTranslation('ui');
  const { formState, setFocus } = useFormContext();
  const errorText = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  const { errors, submitCount } = formState;
  const found = flatten(errors);
  // draws this part once more after a change of the language, because the fields below get their labels only then
  useDeferredValue(i18n.language);

  useEffect(() => {
    if (submitCount > 0) focusLate(box.current);
  }, [submitCount]);

  if (submitCount === 0 || found.length === 0) return null;
  return (
    <Box role="alert" tabIndex={-1} ref={box}>
      <h2>{t('form.summary', { count: found.length })}</h2>
      <ul>
        {found.map(([name, error]) => {
          const label = labelOf(error);
          const text = label === null ? errorText(error) : t('form.at-field', { label, text: errorText(error) });
          return (
            <li key={name}>
              {name === 'root' ? (
                text
              ) : (
                <button type="button" onClick={() => setFocus(name)}>
                  {text}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </Box>
  );
}
