import type * as Fs from 'node:fs';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { DataFolderError, openEmbedded } from './open.ts';

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof Fs>();
  return { ...fs, statfsSync: vi.fn(fs.statfsSync) };
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ziping-data-'));
  mkdirSync(join(folder, 'db'));
  writeFileSync(join(folder, 'db', 'ziping-ready'), '');
  writeFileSync(join(folder, 'db', 'PG_VERSION'), 'garbage');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('puts a failed start down to a full disk, not to damaged data, where no space is left', async () => {
  await expect(openEmbedded(folder)).rejects.not.toBeInstanceOf(DataFolderError);
  vi.mocked(statfsSync).mockReturnValueOnce({ bavail: 100, bsize: 4096 } as never);
  await expect(openEmbedded(folder)).rejects.toThrow(/^磁盘空间不足，请为数据目录 \S+ 腾出空间后再启动$/);
});
