import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { cacheFolder } from './floors.ts';

const require = createRequire(import.meta.url);

interface Fontverter {
  convert(font: Buffer, format: 'truetype'): Promise<Buffer>;
}

/** Unpacks the project's Chinese sans, cut into web fonts, into fonts an operating system can use. */
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

/**
 * What a browser on this machine needs in its environment to have a Chinese font, as every phone in China has.
 * Without one the app sends its own, which would be measured instead of the app. Only Linux reads it; other
 * desktop systems carry a Chinese font of their own.
 */
export async function chineseFontEnv(): Promise<Record<string, string>> {
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
