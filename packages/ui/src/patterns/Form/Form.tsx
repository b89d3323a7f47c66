import type { FormEvent, ReactNode } from 'react';
import { useFocusFirstError } from '../useFocusFirstError.ts';

export interface FormProps {
  /** Messages by field. After a submit, focus moves to the first invalid field. */
  errors: object;
  /** The form was submitted. */
  onSubmit: () => void;
  /** Layout from the parent. */
  className?: string;
  /** Content. */
  children: ReactNode;
}

/**
 * A form that its caller submits. The method is POST, so that a submit before hydration does not put the values into
 * the address.
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
