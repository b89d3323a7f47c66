import { lazyPart } from '../../shared/lazy.ts';
import { useAtom } from '../../shared/store.ts';
import { explanationAtom } from './explanation-state.ts';

const TermDialog = lazyPart(() => import('@ziping/ui/screens/reports/TermDialog'));

/** The explanation of the word that was tapped, in a dialog. */
export function Explanation() {
  const [explanation, explain] = useAtom(explanationAtom);
  if (!explanation) return null;
  return (
    <TermDialog term={explanation} onClose={() => void explain(null)} onRetry={() => void explain('again')} />
  );
}
