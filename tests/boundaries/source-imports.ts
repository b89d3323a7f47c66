import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, resolve, sep } from 'node:path';
import ts from 'typescript';

export const root = resolve(import.meta.dirname, '../..');

/** An import of a source file; `file` is relative to the root of the repository. */
export interface SourceImport {
  file: string;
  module: string;
  typeOnly: boolean;
}

/** The TypeScript files below a folder, relative to the root of the repository. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).split(sep).join('/'))
    .filter((name) => /\.tsx?$/.test(name) && !/\/(node_modules|dist|public)\//.test(name));
}

const parsed = new Map<string, ts.SourceFile>();

/** The syntax tree of a source file; parsed once. */
export function parseSource(file: string): ts.SourceFile {
  const known = parsed.get(file);
  if (known) return known;
  const tree = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  parsed.set(file, tree);
  return tree;
}

/** Every import, re-export and dynamic import of a file. */
export function importsOf(file: string): SourceImport[] {
  const found: SourceImport[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      const named = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
      const everyNameIsType =
        named !== undefined &&
        (ts.isNamedImports(named) || ts.isNamedExports(named)) &&
        named.elements.length > 0 &&
        named.elements.every((element) => element.isTypeOnly) &&
        !(ts.isImportDeclaration(node) && node.importClause?.name);
      const typeOnly =
        (ts.isImportDeclaration(node) ? node.importClause?.isTypeOnly : node.isTypeOnly) ?? false;
      found.push({
        file,
        module: (node.moduleSpecifier as ts.StringLiteral).text,
        typeOnly: typeOnly || everyNameIsType,
      });
    }
    const [argument] = ts.isCallExpression(node) ? node.arguments : [];
    if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      argument &&
      ts.isStringLiteral(argument)
    ) {
      found.push({ file, module: argument.text, typeOnly: false });
    }
    ts.forEachChild(node, visit);
  };
  visit(parseSource(file));
  return found;
}

/** The file that a relative import names, relative to the root of the repository; null for a package. */
export function targetOf({ file, module }: SourceImport): string | null {
  return module.startsWith('.') ? posix.join(dirname(file), module) : null;
}

/** The imports as sentences, for a failing assertion. */
export const describeImports = (imports: readonly SourceImport[]): string[] =>
  imports.map(({ file, module }) => `${file} imports ${module}`);
