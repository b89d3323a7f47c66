/** A file name without the characters that file systems refuse. */
export const safeFileName = (name: string) => name.replace(/[\\/:*?"<>|\p{C}]/gu, '').trim();

/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = safeFileName(name);
  link.click();
  // The download has its own hold on the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** The day it is in China, as file names have it: 2026-11-20. */
export const todayInChina = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date());
