import { Field, Input, Switch, Textarea, useFieldContext } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useId, type HTMLInputTypeAttribute, type InputHTMLAttributes, type ReactNode } from 'react';
import { useController, useFormContext, type FieldError, type UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { tick } from '../../../theme/recipes/field-frame';
import { useErrorText } from '../../../ui/form/form-text';
import { Choice } from './choice';

/** The properties of every field: `{...form.register('name')}`, its texts, and whether it is required. */
type FieldProps = UseFormRegisterReturn & {
  label: string;
  /** Shown under the field. */
  help?: ReactNode;
  isOptional?: boolean;
};

/** The same, with a sentence beside what is switched or ticked. It may contain a link. */
type SentenceProps = Omit<FieldProps, 'label'> & { label: ReactNode };

interface TextFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'spellCheck'> {
  /** The input types for typed text. */
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
}

interface Option {
  value: string;
  label: string;
}

/** One line of text: a name, an address, a number, a date. */
export function TextField({ label, help, isOptional, ...control }: FieldProps & TextFieldProps) {
  const notes = useNotes(control.name, help);
  return (
    <LabelledField notes={notes} label={label} isOptional={isOptional}>
      <Input type="text" {...control} aria-describedby={notes.described} />
    </LabelledField>
  );
}

/** A calendar day, `YYYY-MM-DD`, in the browser’s own picker. `min` and `max` are days. */
export const DateField = (props: FieldProps & { autoComplete?: string }) => <TextField {...props} type="date" />;

/** One of several options. `placeholder` is shown while none is chosen; without it, one always is. */
export function SelectField(props: FieldProps & { options: readonly Option[]; placeholder?: string }) {
  const { label, help, isOptional, options, placeholder, ...control } = props;
  const notes = useNotes(control.name, help);
  return (
    <LabelledField notes={notes} label={label} isOptional={isOptional}>
      <Choice {...control} aria-describedby={notes.described}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Choice>
    </LabelledField>
  );
}

/** Text of several lines. */
export function TextAreaField({ label, help, isOptional, rows = 4, ...control }: FieldProps & { rows?: number }) {
  const notes = useNotes(control.name, help);
  return (
    <LabelledField notes={notes} label={label} isOptional={isOptional}>
      <Textarea rows={rows} {...control} aria-describedby={notes.described} />
    </LabelledField>
  );
}

/** Something is on or off for the whole league. */
export function SwitchField({ name, label, help, isOptional, disabled }: SentenceProps) {
  const { field } = useController({ name });
  const notes = useNotes(name, help);
  return (
    <FieldFrame notes={notes} isOptional={isOptional}>
      {/* it is a label itself, and none above a field */}
      <div>
        <Switch.Root
          name={name}
          checked={Boolean(field.value)}
          disabled={disabled}
          onCheckedChange={({ checked }) => field.onChange(checked)}
        >
          <Switch.HiddenInput role="switch" ref={field.ref} onBlur={field.onBlur} aria-describedby={notes.described} />
          <Switch.Control />
          <Switch.Label>{label}</Switch.Label>
        </Switch.Root>
      </div>
    </FieldFrame>
  );
}

const Tick = styled('div', tick);

/** A checkbox with its sentence beside it. */
export function CheckboxField({ label, help, isOptional, ...control }: SentenceProps) {
  const notes = useNotes(control.name, help);
  return (
    <FieldFrame notes={notes} isOptional={isOptional}>
      <Tick>
        <Box {...control} described={notes.described} />
        <Field.Label>{label}</Field.Label>
      </Tick>
    </FieldFrame>
  );
}

/** The browser's own box, with what Chakra's field knows of it: its id, and whether it is wrong. */
function Box({ described, ...control }: UseFormRegisterReturn & { described: string | undefined }) {
  const { getInputProps } = useFieldContext();
  return <input {...getInputProps()} {...control} type="checkbox" aria-describedby={described} />;
}

interface Notes {
  help: ReactNode;
  error: FieldError | undefined;
  ids: { errorText: string; helperText: string };
  /** The ids of what stands there: readers of the screen hear both. */
  described: string | undefined;
}

/** What stands under a field: the form's error (what the schema says, or the server's refusal), and its help. */
function useNotes(name: string, help: ReactNode): Notes {
  const id = useId();
  const { formState, getFieldState } = useFormContext();
  const { error } = getFieldState(name, formState);
  const ids = { errorText: `${id}-error`, helperText: `${id}-help` };
  const shown = [error && ids.errorText, help && ids.helperText].filter(Boolean).join(' ');
  return { help, error, ids, described: shown || undefined };
}

interface FieldFrameProps {
  notes: Notes;
  isOptional: boolean | undefined;
  children: ReactNode;
}

function FieldFrame({ notes: { error, help, ids }, isOptional = false, children }: FieldFrameProps) {
  const errorText = useErrorText();
  return (
    <Field.Root role="presentation" ids={ids} invalid={error !== undefined} required={!isOptional}>
      {children}
      {error && (
        <Field.ErrorText>
          <CircleAlert aria-hidden size={16} />
          {errorText(error)}
        </Field.ErrorText>
      )}
      {help && <Field.HelperText>{help}</Field.HelperText>}
    </Field.Root>
  );
}

function LabelledField({ label, children, ...frame }: FieldFrameProps & { label: string }) {
  const { t } = useTranslation('ui');
  return (
    <FieldFrame {...frame}>
      <Field.Label>
        <span>{label}</span> {frame.isOptional && <small>{t('form.optional')}</small>}
      </Field.Label>
      {children}
    </FieldFrame>
  );
}
