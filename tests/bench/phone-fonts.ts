import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { cacheFolder } from './floors.ts';

const require = createRequire(import.meta.url);

interface Fontverter {
  convert(font: Buffer, format: 'truetype'): Promise<Buffer>;
}

/** Converts the project's Chinese sans, a set of web font subsets, into fonts that an operating system can use. */
async function unpack(folder: string): Promise<void> {
  const { convert } = require('fontverter') as Fontverter;
  const source = join(dirname(require.resolve('@fontsource/noto-sans-sc/package.json')), 'files');
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  for (const name of readdirSync(source).filter((file) => file.endsWith('-400-normal.woff2'))) {
    const font = await convert(readFileSync(join(source, name)), 'truetype');
    writeFileSync(join(unfinished, name.replace(/woff2$/, 'ttf')), font);
  }
  renameSync(unfinished, folder);
}

/** Whether this machine has a Chinese font. Linux alone may have none. */
const hasChineseFont = () =>
  spawnSync('fc-list', [':lang=zh-cn'], { encoding: 'utf8' }).stdout?.trim() !== '';

/**
 * Environment variables that give a browser on this machine a Chinese font, as every phone in China has. Without
 * one the app loads its own font, and the bench would measure that. The fonts made here are a hundred subsets, in which
 * the browser looks for each character: the first layout takes longer than with a font of one file.
 */
export async function chineseFontEnv(): Promise<Record<string, string>> {
  if (hasChineseFont()) return {};
  const folder = join(cacheFolder, 'system-fonts');
  if (!existsSync(folder)) await unpack(folder);
  const settings = join(cacheFolder, 'fonts.conf');
  writeFileSync(
    settings,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}</dir>
  <cachedir>${join(cacheFolder, 'fontconfig')}</cachedir>
</fontconfig>
`,
  );
  return { FONTCONFIG_FILE: settings };
}
