import type { ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { FormErrorSummary } from './form-error-summary';

interface FormFrameProps<TValues extends FieldValues, TOutput> {
  /** From `useSchemaForm`. */
  form: UseFormReturn<TValues, unknown, TOutput>;
  /** Called with what the schema made of the values, when it has nothing against them. */
  onSubmit: (values: TOutput) => Promise<void> | void;
  /** For a button outside of the form that sends it (`form` attribute): that of a dialog. */
  id?: string;
  /** The fields (`ui/form-field`) and the button that sends. */
  children: ReactNode;
}

/** A form: its fields show their errors themselves, and what stopped it stands at its head and takes the focus. */
export function FormFrame<TValues extends FieldValues, TOutput>(props: FormFrameProps<TValues, TOutput>) {
  const { form, onSubmit, id, children } = props;
  return (
    <FormProvider {...form}>
      <form id={id} noValidate onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
        <FormErrorSummary />
        {children}
      </form>
    </FormProvider>
  );
}
