import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import { parseSource, sourceFiles } from './source-imports.ts';

const isExported = (node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration) =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** The props that a type declares by itself, also where it joins several types. */
function ownProps(type: ts.Node): ts.TypeElement[] {
  const found: ts.TypeElement[] = [];
  ts.forEachChild(type, (part) => {
    if (ts.isPropertySignature(part) || ts.isMethodSignature(part)) found.push(part);
    else if (ts.isIntersectionTypeNode(part) || ts.isUnionTypeNode(part) || ts.isTypeLiteralNode(part))
      found.push(...ownProps(part));
  });
  return found;
}

/** Every prop of an exported `…Props` of a file: its name, and whether a comment describes it. */
function publicProps(file: string): { name: string; described: boolean }[] {
  return parseSource(file).statements.flatMap((node) => {
    if (!ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) return [];
    if (!node.name.text.endsWith('Props') || !isExported(node)) return [];
    return ownProps(node).map((prop) => ({
      name: `${file}: ${node.name.text}.${prop.name?.getText() ?? ''}`,
      described: ts.getJSDocCommentsAndTags(prop).length > 0,
    }));
  });
}

// Storybook lists them with their descriptions.
describe.each([
  ['packages/ui/src', 400],
  ['packages/bazi-view/src', 60],
])('components of %s', (folder, least) => {
  const props = sourceFiles(folder).flatMap(publicProps);

  it('describe each of their public props', () => {
    expect(props.filter(({ described }) => !described).map(({ name }) => name)).toEqual([]);
    expect(props.length).toBeGreaterThan(least);
  });
});
