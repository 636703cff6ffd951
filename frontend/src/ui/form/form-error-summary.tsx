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

type Line = [name: string, error: FieldError];

/** The errors with the names of their fields: `name`, and in a list of rows `qualifiers.0.name`. */
function linesOf(errors: FieldErrors, path = ''): Line[] {
  return Object.entries(errors).flatMap(([key, error]): Line[] => {
    if (!error) return [];
    return typeof error.type === 'string'
      ? [[path + key, error as FieldError]]
      : linesOf(error as FieldErrors, `${path}${key}.`);
  });
}

/** The order of the fields on the page. What is about no field of the form stands first. */
function inOrder(lines: Line[], form: HTMLFormElement | null): Line[] {
  const names = Array.from(form?.elements ?? [], (field) => field.getAttribute('name'));
  return lines.toSorted(([one], [other]) => names.indexOf(one) - names.indexOf(other));
}

/** The reasons why a form was not sent. It takes the focus at each attempt, and its lines link to their fields. */
export function FormErrorSummary({ form }: { form: HTMLFormElement | null }) {
  const { t, i18n } = useTranslation('ui');
  const { formState, setFocus } = useFormContext();
  const errorText = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  const { errors, submitCount } = formState;
  const found = inOrder(linesOf(errors), form);
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
