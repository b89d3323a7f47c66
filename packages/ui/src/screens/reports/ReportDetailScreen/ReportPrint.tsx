import { Global } from '@emotion/react';
import { useEffect } from 'react';
import { reportPrintCss } from './ReportDetailScreen.print.styles.ts';
import { reportPrintCopy as copy } from './ReportPrint.copy.ts';

/** Adds the report's print styles while mounted, and opens every `details` element for the time of printing. */
export default function ReportPrint() {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    function openAll() {
      const all = document.querySelectorAll<HTMLDetailsElement>(
        '#report-top details, #report-top ~ * details',
      );
      opened = [...all].filter((details) => !details.open);
      for (const details of opened) details.open = true;
    }
    function closeOpened() {
      for (const details of opened) details.open = false;
      opened = [];
    }
    window.addEventListener('beforeprint', openAll);
    window.addEventListener('afterprint', closeOpened);
    return () => {
      window.removeEventListener('beforeprint', openAll);
      window.removeEventListener('afterprint', closeOpened);
    };
  }, []);
  return <Global styles={reportPrintCss(copy.note)} />;
}
