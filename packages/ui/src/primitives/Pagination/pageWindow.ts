/**
 * The page numbers to show: at most `size` consecutive pages around `page`, which is centred unless it is near an end.
 * Pages count from 1.
 */
export function pageWindow(page: number, pageCount: number, size: number): number[] {
  const length = Math.min(size, pageCount);
  const first = Math.max(1, Math.min(page - Math.floor(size / 2), pageCount - length + 1));
  return Array.from({ length }, (_, at) => first + at);
}
