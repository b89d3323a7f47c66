import { ChevronLeft, ChevronRight } from 'lucide-react';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { unavailableButtonProps } from '../Button/unavailableButtonProps.ts';
import { paginationCopy as copy } from './Pagination.copy.ts';
import { paginationStyles } from './Pagination.styles.ts';
import { pageWindow } from './pageWindow.ts';

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  /** How many pages there are. */
  pageCount: number;
  /** Another page was chosen, from 1. */
  onPageChange: (page: number) => void;
  /** Maximum number of page numbers. */
  maxButtons?: number;
}

/** Page numbers with previous and next. Renders nothing for a single page. */
export function Pagination({ page, pageCount, onPageChange, maxButtons = 5 }: PaginationProps) {
  const styles = stylesOf(paginationStyles);
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={copy.label}>
      <ul css={styles.list}>
        <li>
          <button
            type="button"
            aria-label={copy.previous}
            css={styles.button}
            onClick={() => onPageChange(page - 1)}
            {...(page <= 1 && unavailableButtonProps)}
          >
            <ChevronLeft aria-hidden="true" />
          </button>
        </li>
        {pageWindow(page, pageCount, maxButtons).map((number) => (
          <li key={number}>
            <button
              type="button"
              aria-label={copy.page(number)}
              aria-current={number === page ? 'page' : undefined}
              css={styles.button}
              onClick={() => onPageChange(number)}
            >
              {number}
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-label={copy.next}
            css={styles.button}
            onClick={() => onPageChange(page + 1)}
            {...(page >= pageCount && unavailableButtonProps)}
          >
            <ChevronRight aria-hidden="true" />
          </button>
        </li>
      </ul>
    </nav>
  );
}
