import { Global } from '@emotion/react';
import { useEffect } from 'react';
import { reportPrintCss } from './ReportDetailScreen.print.styles.ts';
import { reportPrintCopy as copy } from './ReportPrint.copy.ts';

/**
 * Sets the report's page on paper while it is there: the print sheet, and on the way to the printer every
 * disclosure open, because paper cannot be tapped. Draws nothing.
 */
export default function ReportPrint() {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    function open() {
      const all = document.querySelectorAll<HTMLDetailsElement>(
        '#report-top details, #report-top ~ * details',
      );
      opened = [...all].filter((details) => !details.open);
      for (const details of opened) details.open = true;
    }
    function close() {
      for (const details of opened) details.open = false;
      opened = [];
    }
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);
  return <Global styles={reportPrintCss(copy.note)} />;
}
