import { CircleAlert } from 'lucide-react';
import { useId, type HTMLInputTypeAttribute, type InputHTMLAttributes, type ReactNode } from 'react';
import { useFormContext, type FieldError, type UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { fieldFrame, fieldWrong, tick } from '../../theme/recipes/field-frame';
import { Input, Select, TextArea } from './form-control';
import { useErrorText } from './form-text';

/** The properties of every field: `{...form.register('name')}`, its texts, and whether it is required. */
type FieldProps = UseFormRegisterReturn & {
  label: string;
  /** Shown under the field. */
  help?: ReactNode;
  isOptional?: boolean;
};

interface TextFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'spellCheck'> {
  /** The input types for typed text. */
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
}

interface Option {
  value: string;
  label: string;
}

const Frame = styled('div', fieldFrame);
const Wrong = styled('p', fieldWrong);
const Tick = styled('div', tick);

/** The error of a field, and the ids that connect the control with its help and its error. */
function useField(name: string, help: ReactNode) {
  const id = useId();
  const { formState, getFieldState } = useFormContext();
  const { error } = getFieldState(name, formState);
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return {
    id,
    error,
    aria: { id, 'aria-invalid': error !== undefined, 'aria-describedby': described || undefined },
  };
}

/** One line of text: a name, an address, a number, a date. */
export function TextField(props: FieldProps & TextFieldProps) {
  const { label, help, isOptional, ...control } = props;
  const field = useField(control.name, help);
  return (
    <FieldFrame {...field} label={label} help={help} isOptional={isOptional}>
      <Input type="text" {...control} {...field.aria} aria-required={!isOptional} />
    </FieldFrame>
  );
}

/** A calendar day, `YYYY-MM-DD`, in the browser’s own picker. `min` and `max` are days. */
export const DateField = (props: FieldProps & { autoComplete?: string }) => <TextField {...props} type="date" />;

/** One of several options. `placeholder` is shown while none is chosen; without it, one always is. */
export function SelectField(props: FieldProps & { options: readonly Option[]; placeholder?: string }) {
  const { label, help, isOptional, options, placeholder, ...control } = props;
  const field = useField(control.name, help);
  return (
    <FieldFrame {...field} label={label} help={help} isOptional={isOptional}>
      <Select {...control} {...field.aria} aria-required={!isOptional}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}

/** Text of several lines. */
export function TextAreaField(props: FieldProps & { rows?: number }) {
  const { label, help, isOptional, rows = 4, ...control } = props;
  const field = useField(control.name, help);
  return (
    <FieldFrame {...field} label={label} help={help} isOptional={isOptional}>
      <TextArea rows={rows} {...control} {...field.aria} aria-required={!isOptional} />
    </FieldFrame>
  );
}

/** A checkbox with its sentence beside it, which may contain a link. */
export function CheckboxField(props: Omit<FieldProps, 'label'> & { label: ReactNode }) {
  const { label, help, isOptional, ...control } = props;
  const { id, error, aria } = useField(control.name, help);
  return (
    <Frame>
      <Tick>
        <input type="checkbox" {...control} {...aria} aria-required={!isOptional} />
        <label htmlFor={id}>{label}</label>
      </Tick>
      <FieldNotes id={id} error={error} help={help} />
    </Frame>
  );
}

interface FieldFrameProps {
  id: string;
  error: FieldError | undefined;
  label: string;
  help: ReactNode;
  isOptional?: boolean;
  children: ReactNode;
}

function FieldFrame({ id, error, label, help, isOptional = false, children }: FieldFrameProps) {
  const { t } = useTranslation('ui');
  return (
    <Frame>
      <label htmlFor={id}>
        <span>{label}</span> {isOptional && <small>{t('form.optional')}</small>}
      </label>
      {children}
      <FieldNotes id={id} error={error} help={help} />
    </Frame>
  );
}

function FieldNotes({ id, error, help }: Pick<FieldFrameProps, 'id' | 'error' | 'help'>) {
  const errorText = useErrorText();
  return (
    <>
      {error && (
        <Wrong id={`${id}-error`}>
          <CircleAlert aria-hidden size={16} />
          {errorText(error)}
        </Wrong>
      )}
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </>
  );
}
