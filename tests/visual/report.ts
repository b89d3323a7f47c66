import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Result } from './run.ts';
import type { Story } from './views.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** Where the links of the report lead: the Storybook of `npm run storybook`, or a published one. */
const storybook = process.env['STORYBOOK_URL'] ?? 'http://localhost:6006';

function storyLink(id: string, view: string): string {
  const [, theme = 'light', textSize = 'standard'] = view.split('-');
  return `${storybook}/?path=/story/${id}&globals=theme:${theme};textSize:${textSize}`;
}

const style = `
body{margin:2rem;font:1rem/1.6 system-ui,sans-serif;color:#1c1c1c;background:#fff}
h2{margin:2.5rem 0 .5rem;font-size:1.1rem}
.pictures{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:1rem;align-items:start}
figure{margin:0}
img{display:block;max-width:100%;border:1px solid #bbb}
figcaption{color:#555}
nav li{margin:.15rem 0}`;

/** Writes `index.html` with the pictures before, after and their difference, and `changed.txt` with one line each. */
export function writeReport(
  folder: string,
  {
    stories,
    changed,
    gone,
  }: { stories: readonly Story[]; changed: readonly Result[]; gone: readonly string[] },
): void {
  const titles = new Map(stories.map(({ id, title, name }) => [id, `${title} › ${name}`]));
  const order = [...titles.keys()];
  const sorted = [...changed].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  const lines = [
    ...sorted.map(({ id, view, status }) => `${status}  ${titles.get(id)}  ${view}`),
    ...gone.map((id) => `gone  ${id}`),
  ];
  writeFileSync(join(folder, 'changed.txt'), lines.map((line) => `${line}\n`).join(''));

  const figure = (path: string, caption: string) =>
    existsSync(join(folder, path))
      ? `<figure><figcaption>${caption}</figcaption><a href="${encodeURI(path)}"><img loading="lazy" src="${encodeURI(path)}" alt="${caption}"></a></figure>`
      : `<figure><figcaption>${caption}: none</figcaption></figure>`;
  const sections = sorted.map(({ id, view, status }) => {
    const name = `${id}--${view}`;
    return `<section id="${escape(name)}"><h2>${escape(titles.get(id) ?? id)} · ${view} · ${status}</h2>
<p><a href="${escape(storyLink(id, view))}">Open the story</a></p>
<div class="pictures">${figure(`before/${name}.png`, 'before')}${figure(`after/${name}.png`, 'after')}${figure(`difference/${name}-diff.png`, 'difference')}</div></section>`;
  });
  const list = sorted.map(
    ({ id, view }) =>
      `<li><a href="#${escape(encodeURI(`${id}--${view}`))}">${escape(titles.get(id) ?? id)} · ${view}</a></li>`,
  );
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Changed pictures</title><style>${style}</style>
<h1>${sorted.length === 0 ? 'No picture changed' : `Changed pictures: ${sorted.length}`}</h1>
<nav><ul>${list.join('\n')}${gone.map((id) => `<li>gone: ${escape(id)}</li>`).join('')}</ul></nav>
${sections.join('\n')}
</html>
`,
  );
}
