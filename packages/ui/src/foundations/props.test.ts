import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '..');

/** The props of the exported components without a sentence about them, as `Interface.prop`. */
function findUndescribed(file: string): string[] {
  const text = readFileSync(join(src, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return source.statements.filter(ts.isInterfaceDeclaration).flatMap((node) => {
    const isExported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported || !node.name.text.endsWith('Props')) return [];
    return node.members
      .filter((member) => ts.getJSDocCommentsAndTags(member).length === 0)
      .map((member) => `${node.name.text}.${member.name?.getText() ?? ''}`);
  });
}

it('describes every public prop', () => {
  const files = ['primitives', 'patterns', 'screens'].flatMap((folder) =>
    readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !/\.(stories|test)\./.test(file))
      .map((file) => join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(findUndescribed)).toEqual([]);
});
