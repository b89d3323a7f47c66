import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { DataFolderError, openEmbedded } from './open.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ziping-data-'));
  mkdirSync(join(folder, 'db'));
  writeFileSync(join(folder, 'db', 'ziping-ready'), '');
  writeFileSync(join(folder, 'db', 'PG_VERSION'), 'garbage');
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(folder, { recursive: true });
});

it('puts a failed start down to a full disk, not to damaged data, where no space is left', async () => {
  await expect(openEmbedded(folder)).rejects.not.toBeInstanceOf(DataFolderError);
  // Not vi.mock: test files share the module of the service.
  vi.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: 100, bsize: 4096 } as never);
  syncBuiltinESMExports();
  await expect(openEmbedded(folder)).rejects.toThrow(/^磁盘空间不足，请为数据目录 \S+ 腾出空间后再启动$/);
});
