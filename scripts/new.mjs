/**
 * Writes the files of a new component or screen, ready to pass types, lint and its story.
 *
 *     npm run new -- component Ribbon 丝带             a primitive; `patterns/Ribbon` for a pattern
 *     npm run new -- screen info/Changelog 更新记录     with its path, route and test
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const usage = `Usage:
  npm run new -- component Name [中文名]
  npm run new -- component patterns/Name [中文名]
  npm run new -- screen <area>/Name [中文名]`;

const camel = (name) => name[0].toLowerCase() + name.slice(1);
const kebab = (name) => name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

function componentFiles({ layer, name, label }) {
  const folder = `packages/ui/src/${layer}/${name}`;
  const title = `${layer === 'primitives' ? '构件' : '组合'}/${name}`;
  return {
    [`${folder}/${name}.copy.ts`]: `export const ${camel(name)}Copy = {
  label: '${label}',
} as const;
`,
    [`${folder}/${name}.styles.ts`]: `import { css, type Theme } from '@emotion/react';

export const ${camel(name)}Styles = (theme: Theme) => ({
  root: css({ padding: theme.space(4), color: theme.color.text, background: theme.color.surface }),
});
`,
    [`${folder}/${name}.tsx`]: `import type { ComponentProps } from 'react';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { ${camel(name)}Copy as copy } from './${name}.copy.ts';
import { ${camel(name)}Styles } from './${name}.styles.ts';

export type ${name}Props = Omit<ComponentProps<'section'>, 'aria-label'>;

/** ${label}. */
export function ${name}(props: ${name}Props) {
  const styles = stylesOf(${camel(name)}Styles);
  return <section css={styles.root} aria-label={copy.label} {...props} />;
}
`,
    [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${camel(name)}Copy as copy } from './${name}.copy.ts';
import { ${name} } from './${name}.tsx';

const meta = {
  title: '${title}',
  component: ${name},
  args: { children: copy.label },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: copy.label })).toHaveTextContent(copy.label);
  },
};
`,
  };
}

/** The Chinese name of an area, from the titles of its screens: 页面/<area>/<screen>. */
function areaLabel(root, area) {
  const folder = join(root, 'packages/ui/src/screens', area);
  if (!existsSync(folder)) return undefined;
  const stories = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.stories.tsx'),
  );
  for (const file of stories) {
    const found = readFileSync(join(folder, file), 'utf8').match(/title: '页面\/([^/']+)\//);
    if (found) return found[1];
  }
  return undefined;
}

function screenFiles({ root, area, name, label }) {
  const screen = `${name}Screen`;
  const folder = `packages/ui/src/screens/${area}/${screen}`;
  const route = `apps/web/src/routes/${kebab(name)}/${name}Route`;
  const inArea = areaLabel(root, area);
  return {
    [`${folder}/${screen}.copy.ts`]: `export const ${camel(name)}Copy = {
  title: '${label}',
  empty: '暂无内容',
} as const;
`,
    [`${folder}/${screen}.styles.ts`]: `import { css, type Theme } from '@emotion/react';

export const ${camel(name)}Styles = (theme: Theme) => ({
  empty: css({ color: theme.color.textMuted }),
});
`,
    [`${folder}/${screen}.tsx`]: `import { Page } from '../../../patterns/Page/Page.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { ${camel(name)}Copy as copy } from './${screen}.copy.ts';
import { ${camel(name)}Styles } from './${screen}.styles.ts';

/** ${label}. */
export function ${screen}() {
  const styles = stylesOf(${camel(name)}Styles);
  return (
    <Page title={copy.title}>
      <p css={styles.empty}>{copy.empty}</p>
    </Page>
  );
}
`,
    [`${folder}/${screen}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${camel(name)}Copy as copy } from './${screen}.copy.ts';
import { ${screen} } from './${screen}.tsx';

const meta = {
  title: '页面/${inArea ? `${inArea}/` : ''}${label}',
  component: ${screen},
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ${screen}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: copy.title })).toBeVisible();
  },
};
`,
    [`${route}.tsx`]: `import { ${screen} } from '@ziping/ui/screens/${area}/${screen}';

export default function ${name}Route() {
  return <${screen} />;
}
`,
    [`${route}.test.tsx`]: `// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { paths } from '@ziping/ui/paths';
import { ${camel(name)}Copy as copy } from '@ziping/ui/screens/${area}/${screen}.copy';
import { expect, it } from 'vitest';

import { open } from '../../testing/page.tsx';

it('shows the page at its path', async () => {
  await open(paths.${camel(name)});
  expect(screen.getByRole('heading', { name: copy.title })).toBeInstanceOf(HTMLElement);
});
`,
  };
}

/** @returns {string} `text` with `addition` before the only occurrence of `mark` */
function insertBefore(text, mark, addition, file) {
  if (text.split(mark).length !== 2) throw new Error(`${file} does not contain ${mark} exactly once`);
  return text.replace(mark, () => addition + mark);
}

/** The shared files that a screen is added to. */
function screenEdits({ root, area, name, label }) {
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const pathsFile = 'packages/ui/src/paths.ts';
  const routesFile = 'apps/web/src/shell/routes.ts';
  const exportsFile = 'packages/ui/package.json';
  const edits = {
    [pathsFile]: insertBefore(
      read(pathsFile),
      '} as const;',
      `  ${camel(name)}: '/${kebab(name)}',\n`,
      pathsFile,
    ),
    [routesFile]: insertBefore(
      read(routesFile),
      "  {\n    path: '*',",
      `  {
    path: paths.${camel(name)},
    title: '${label}',
    access: 'public',
    module: '${kebab(name)}/${name}Route',
  },
`,
      routesFile,
    ),
  };
  const manifest = JSON.parse(read(exportsFile));
  if (!manifest.exports[`./screens/${area}/*`]) {
    manifest.exports[`./screens/${area}/*.copy`] = `./src/screens/${area}/*/*.copy.ts`;
    manifest.exports[`./screens/${area}/*`] = `./src/screens/${area}/*/*.tsx`;
    edits[exportsFile] = `${JSON.stringify(manifest, null, 2)}\n`;
  }
  return edits;
}

/**
 * @param {string[]} words the arguments of the command
 * @param {string} root folder of the repository
 * @returns {string[]} the files that were written or changed
 */
export function generate([kind, place = '', label], root) {
  const parts = place.split('/');
  const name = parts.at(-1) ?? '';
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) throw new Error(usage);
  let files;
  let edits = {};
  if (kind === 'component' && parts.length <= 2) {
    const layer = parts.length === 2 ? parts[0] : 'primitives';
    if (layer !== 'primitives' && layer !== 'patterns') throw new Error(usage);
    files = componentFiles({ layer, name, label: label ?? name });
  } else if (kind === 'screen' && parts.length === 2 && /^[a-z][a-z-]*$/.test(parts[0])) {
    const screen = { root, area: parts[0], name: name.replace(/Screen$/, ''), label: label ?? name };
    files = screenFiles(screen);
    edits = screenEdits(screen);
  } else {
    throw new Error(usage);
  }
  for (const file of Object.keys(files)) {
    if (existsSync(join(root, file))) throw new Error(`${file} is there already`);
  }
  for (const [file, text] of Object.entries({ ...files, ...edits })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return [...Object.keys(files), ...Object.keys(edits)];
}

if (process.argv[1] === import.meta.filename) {
  try {
    const written = generate(process.argv.slice(2), resolve(import.meta.dirname, '..'));
    console.log(`${written.join('\n')}

Next: npm run storybook shows it. Before the commit:
  npm run build:storybook && npm run visual:update -- <title of its stories>   draws its pictures
  npm run build && npm run test:bytes                                        a screen: whether it is small enough`);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
