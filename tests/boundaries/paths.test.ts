import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { paths } from '@ziping/ui/paths';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'packages/ui/src');
const table = join(folder, 'paths.ts');

/** First segments of the product's paths: 'login', 'reports' … */
const segments = new Set(
  Object.values(paths)
    .map((path) => (typeof path === 'string' ? path : path('id')))
    .map((path) => path.split(/[/?]/)[1] ?? ''),
);

/** Literals that look like a path and are none. */
const allowed: readonly string[] = [
  // The prefix of every in-app path, in Link.
  "href.startsWith('/')",
];

const isPath = (text: string) => /^\/(?!\/)/.test(text) && segments.has(text.split(/[/?#]/)[1] ?? '');

/** Every string of the code, with JSX attributes and the start of template strings, that is a path of the product. */
function findLiteralPaths(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node);
    if (isText && isPath(node.text) && !allowed.includes(node.parent.getText(source))) {
      found.push(`${relative(root, file)}: ${node.text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it('finds no literal in-app path in packages/ui outside paths.ts', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(stories|test)\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .filter((file) => file !== table);
  expect(files.length).toBeGreaterThan(0);
  expect(files.flatMap(findLiteralPaths)).toEqual([]);
});
