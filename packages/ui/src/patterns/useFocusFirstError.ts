import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Focuses the first invalid field once after each submit, never while typing.
 * @returns a ref for the form, and a function to call on submit
 */
export function useFocusFirstError(hasErrors: boolean): {
  formRef: RefObject<HTMLFormElement | null>;
  markSubmitted: () => void;
} {
  const formRef = useRef<HTMLFormElement>(null);
  // State, not a ref: a submit that changes nothing else must still run the effect.
  const [submits, setSubmits] = useState(0);
  const handled = useRef(0);
  useEffect(() => {
    if (submits === handled.current || !hasErrors) return;
    handled.current = submits;
    formRef.current
      ?.querySelector<HTMLElement>(
        ':is(input, select, textarea)[aria-invalid=true], [aria-invalid=true] input',
      )
      ?.focus();
  });
  return { formRef, markSubmitted: () => setSubmits((count) => count + 1) };
}
