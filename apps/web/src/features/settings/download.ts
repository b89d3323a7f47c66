import { fileDay, saveFile } from '../../shared/save-file.ts';

/** Name of the file with a member's data, by the day in China. */
export const exportFileName = (now: number) => `ziping-${fileDay(now)}.json`;

/** Downloads a value as a JSON file. */
export function saveJson(content: unknown, name: string): void {
  saveFile(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }), name);
}
