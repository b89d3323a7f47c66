import { useEffect, useEffectEvent, useState } from 'react';

import { useCreatePrompt } from '../../data/reports.ts';

/** From the expansion of a report to its question. Milliseconds. */
const HINT_DELAY = 2_000;

/**
 * A question about the expanded report, asked for 2 s after its expansion. There is none where the service has none.
 * @param content of the expanded report; null for none
 */
export function useHint(record_id: string, code: string | null, content: string | null) {
  const { mutateAsync: createPrompt } = useCreatePrompt();
  const [hint, setHint] = useState<{ code: string; question: string } | null>(null);
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const wanted = code !== null && content !== null && !dismissed.includes(code);

  const ask = useEffectEvent(async () => {
    if (code === null || content === null) return;
    try {
      const question = await createPrompt({ record_id, code, content });
      if (question !== '') setHint({ code, question });
    } catch {
      // Nobody has asked for it: without an answer there is no bubble.
    }
  });
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setTimeout(() => void ask(), HINT_DELAY);
    return () => clearTimeout(timer);
  }, [code, content, wanted]);

  return {
    hint: wanted && hint?.code === code ? hint.question : null,
    dismiss: () => code !== null && setDismissed([...dismissed, code]),
  };
}
