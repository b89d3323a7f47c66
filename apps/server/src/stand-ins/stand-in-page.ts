import type { Context, MiddlewareHandler } from 'hono';
import { html, raw } from 'hono/html';

import { FONTS_PATH } from '../shared/fonts-path.ts';

type Fragment = ReturnType<typeof html>;

/** The headers of a page of a stand-in: nothing is stored, and nothing but styles, fonts and forms works on it. */
export const standInHeaders: MiddlewareHandler = async (context: Context, next) => {
  context.header('cache-control', 'no-store');
  context.header(
    'content-security-policy',
    "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  );
  await next();
};

interface PageOptions {
  title: string;
  /** Rules of this page alone. */
  style?: string;
  /** Elements of the head. */
  head?: Fragment;
}

/**
 * A page of a stand-in on this machine, in plain HTML without a script, in the fonts and colours of the app. A machine
 * that has none of the fonts of the system takes the bundled sans.
 */
export const standInPage = ({ title, style = '', head = html`` }: PageOptions, content: Fragment): Fragment =>
  html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${head}
        <title>${title}</title>
        <link rel="stylesheet" href="${FONTS_PATH}" />
        <style>
          :root {
            color-scheme: light dark;
            font:
              1rem/1.7 -apple-system,
              'Noto Sans CJK SC',
              'Noto Sans SC',
              sans-serif;
            color: #1f1b16;
            background: #f7f2e9;
          }
          h1 {
            font: 600 1.5rem/1.4 'Songti SC', 'Noto Serif CJK SC', 'Noto Sans SC', serif;
          }
          @media (prefers-color-scheme: dark) {
            :root {
              color: #ebe4d5;
              background: #171613;
            }
          }
          body {
            max-width: 26rem;
            margin: 10vh auto 2rem;
            padding: 0 1.25rem;
          }
          input,
          button {
            display: block;
            box-sizing: border-box;
            width: 100%;
            min-height: 44px;
            margin: 0.5rem 0;
            padding: 0 0.8rem;
            font: inherit;
          }
          a {
            display: block;
            padding: 0.6rem;
            text-align: center;
            color: inherit;
          }
          ${raw(style)}
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        ${content}
      </body>
    </html>`;
