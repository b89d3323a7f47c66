import { useEffect, useRef, type RefObject } from 'react';

/**
 * Takes the reader to the first field that is wrong, once after each submit and never while typing.
 * @returns a ref for the form, and what to call when it is submitted
 */
export function useFirstErrorFocus(hasErrors: boolean): {
  formRef: RefObject<HTMLFormElement | null>;
  markSubmitted: () => void;
} {
  const formRef = useRef<HTMLFormElement>(null);
  const submitted = useRef(false);
  useEffect(() => {
    if (!submitted.current || !hasErrors) return;
    submitted.current = false;
    formRef.current
      ?.querySelector<HTMLElement>(
        ':is(input, select, textarea)[aria-invalid=true], [aria-invalid=true] input',
      )
      ?.focus();
  });
  return {
    formRef,
    markSubmitted: () => {
      submitted.current = true;
    },
  };
}
