import { CircleAlert } from 'lucide-react';
import { useId, type HTMLInputTypeAttribute, type InputHTMLAttributes, type ReactNode } from 'react';
import { useFormContext, type FieldError, type UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
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

const Frame = styled('div', {
  base: {
    marginBottom: '5',
    '& > label': { display: 'block', marginBottom: '1', fontWeight: 'medium' },
    '& > label > small': { color: 'fg.muted', fontWeight: 'normal', fontSize: 'sm' },
    '& > .help': { marginTop: '1', color: 'fg.muted', fontSize: 'sm' },
  },
});

const Wrong = styled('p', {
  base: {
    display: 'flex',
    gap: '1.5',
    marginTop: '1',
    color: 'fg.loss',
    fontSize: 'sm',
    '& > svg': { flexShrink: '0', marginTop: '0.5' },
  },
});

const Tick = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    '& > input': { width: '5', height: '5', marginTop: '3', accentColor: 'action', cursor: 'pointer' },
    '& > label': { paddingBlock: '10px', minHeight: 'touch', cursor: 'pointer' },
  },
});

const Switch = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    '& > input': {
      appearance: 'none',
      position: 'relative',
      width: '12',
      height: '7',
      marginTop: '2',
      bg: 'bg.raised',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'full',
      cursor: 'pointer',
    },
    '& > input::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '3px',
      insetInlineStart: '3px',
      width: '5',
      height: '5',
      bg: 'fg.muted',
      borderRadius: 'full',
      transition: 'inset-inline-start 120ms',
      _motionReduce: { transition: 'none' },
    },
    '& > input:checked': { bg: 'action', borderColor: 'action' },
    '& > input:checked::after': { insetInlineStart: '1.4375rem', bg: 'action.contrast' },
    '& > label': { paddingBlock: '10px', minHeight: 'touch', cursor: 'pointer' },
  },
});

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

/** A checkbox that looks like a switch: something is on or off for the whole league. */
export function SwitchField(props: Omit<FieldProps, 'label'> & { label: ReactNode }) {
  const { label, help, isOptional, ...control } = props;
  const { id, error, aria } = useField(control.name, help);
  return (
    <Frame>
      <Switch>
        <input type="checkbox" role="switch" {...control} {...aria} aria-required={!isOptional} />
        <label htmlFor={id}>{label}</label>
      </Switch>
      <FieldNotes id={id} error={error} help={help} />
    </Frame>
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
