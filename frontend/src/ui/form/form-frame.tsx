import { useState, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { FormErrorSummary } from './form-error-summary';

interface FormFrameProps<TValues extends FieldValues, TOutput> {
  /** From `useSchemaForm`. */
  form: UseFormReturn<TValues, unknown, TOutput>;
  /** Called with the schema's output when the values are valid. */
  onSubmit: (values: TOutput) => Promise<void> | void;
  /** For a submit button outside of the form (`form` attribute), such as a dialog's. */
  id?: string;
  /** The fields (`ui/form-field`) and the submit button. */
  children: ReactNode;
}

/** A form. Its fields show their own errors. A summary of the errors at its head takes the focus. */
export function FormFrame<TValues extends FieldValues, TOutput>(props: FormFrameProps<TValues, TOutput>) {
  const { form, onSubmit, id, children } = props;
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  return (
    <FormProvider {...form}>
      <form ref={setElement} id={id} noValidate onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
        <FormErrorSummary form={element} />
        {children}
      </form>
    </FormProvider>
  );
}
