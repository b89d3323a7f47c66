import react from '@vitejs/plugin-react';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';

import { Page } from './floors/Page.tsx';

/** The baselines of the figures: nothing the app does can be cheaper. */
export const floors = ['react', 'prerendered', 'stack'] as const;

/**
 * `react` is an empty client-rendered React page; `prerendered` is the same page already in its HTML;
 * `stack` is an empty page on the app's own router, store and styling.
 */
export type Floor = (typeof floors)[number];

/** The output of all builds of the bench; the folder is not in the repository. */
export const cacheFolder = resolve(import.meta.dirname, '../../.cache/bench');

/** The build settings of a page of the bench, independent of the app's configuration. */
export const pageSettings = (source: string, outDir: string, jsxImportSource: string) => ({
  root: source,
  configFile: false as const,
  logLevel: 'warn' as const,
  plugins: [react({ jsxImportSource })],
  build: { outDir, emptyOutDir: true, manifest: true },
});

/** Builds a floor page and returns the folder of the build. */
export async function buildFloor(floor: Floor): Promise<string> {
  const folder = join(cacheFolder, floor);
  const styled = floor === 'stack' ? '@emotion/react' : 'react';
  await build(pageSettings(join(import.meta.dirname, 'floors', floor), folder, styled));
  if (floor === 'prerendered') {
    const document = join(folder, 'index.html');
    const html = readFileSync(document, 'utf8').replace('<!--page-->', renderToString(createElement(Page)));
    writeFileSync(document, html);
  }
  return folder;
}
