import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Takes the reader to the first field that is wrong, once after each submit and never while typing.
 * @returns a ref for the form, and what to call when it is submitted
 */
export function useFocusFirstError(hasErrors: boolean): {
  formRef: RefObject<HTMLFormElement | null>;
  markSubmitted: () => void;
} {
  const formRef = useRef<HTMLFormElement>(null);
  // A state, so that a submit that changes nothing else still leads there.
  const [submits, setSubmits] = useState(0);
  const answered = useRef(0);
  useEffect(() => {
    if (submits === answered.current || !hasErrors) return;
    answered.current = submits;
    formRef.current
      ?.querySelector<HTMLElement>(
        ':is(input, select, textarea)[aria-invalid=true], [aria-invalid=true] input',
      )
      ?.focus();
  });
  return { formRef, markSubmitted: () => setSubmits((count) => count + 1) };
}
