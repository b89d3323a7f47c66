import { HelpScreen } from '@ziping/ui/screens/info/HelpScreen';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { operator } from '../../shared/operator.ts';

/** /help: questions and answers; the one the address names stands open and in view. */
export default function HelpRoute() {
  const { hash } = useLocation();
  const open = hash.slice(1);
  useEffect(() => {
    if (open) document.getElementById(open)?.scrollIntoView();
  }, [open]);
  return <HelpScreen key={open} operator={operator} {...(open && { open })} />;
}
