import { fileDay, saveFile } from '../../shared/save-file.ts';

/** Name of the file with a member's data, by the day it was made in China. */
export const exportName = (now: number) => `ziping-${fileDay(now)}.json`;

/** Hands something to the browser's downloads as a JSON file. */
export function saveJson(content: unknown, name: string): void {
  saveFile(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }), name);
}
