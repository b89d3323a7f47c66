import type { FormEvent, ReactNode } from 'react';
import { useFocusFirstError } from '../useFocusFirstError.ts';

export interface FormProps {
  /** Messages of the fields at fault: whoever submits is led to the first of them. */
  errors: object;
  onSubmit: () => void;
  className?: string;
  children: ReactNode;
}

/**
 * A form whose owner does the sending. It is a POST, so that a press before the app has started puts nothing that was
 * typed into the address.
 */
export function Form({ errors, onSubmit, className, children }: FormProps) {
  const { formRef, markSubmitted } = useFocusFirstError(Object.keys(errors).length > 0);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    markSubmitted();
    onSubmit();
  }

  return (
    <form method="post" className={className} ref={formRef} noValidate onSubmit={handleSubmit}>
      {children}
    </form>
  );
}
