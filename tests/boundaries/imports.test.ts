import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import { storeModules, typesOnly, uiLayers, walls } from '../../scripts/walls.mjs';

const root = resolve(import.meta.dirname, '../..');

interface Import {
  file: string;
  module: string;
  typeOnly: boolean;
}

function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).split(sep).join('/'))
    .filter((name) => /\.tsx?$/.test(name) && !/\/(node_modules|dist|public)\//.test(name));
}

/** Every import, re-export and dynamic import of a file, read by the compiler's own parser. */
function importsOf(file: string): Import[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: Import[] = [];
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
  visit(source);
  return found;
}

const say = (found: Import[]) => found.map(({ file, module }) => `${file} imports ${module}`);

describe('who may import whom', () => {
  for (const wall of walls) {
    const files = sourceFiles(wall.sources).filter(
      (file) => !wall.except.some((ending) => file.endsWith(ending)),
    );
    const imports = files.flatMap(importsOf);

    it(`${wall.place}: ${wall.message}`, () => {
      expect(files.length).toBeGreaterThan(0);
      expect(
        say(imports.filter(({ module }) => !wall.allow.some((pattern) => pattern.test(module)))),
      ).toEqual([]);
    });

    it(`${wall.place}: takes only types where only types may enter`, () => {
      const rules = typesOnly.filter(({ places }) => places.includes(wall.place));
      const values = imports.filter(
        ({ module, typeOnly }) => !typeOnly && rules.some((rule) => rule.module.test(module)),
      );
      expect(say(values)).toEqual([]);
    });

    it(`${wall.place}: no relative path leaves the place`, () => {
      const home = resolve(root, wall.place);
      const leaving = imports.filter(
        ({ file, module }) =>
          module.startsWith('.') && relative(home, resolve(root, dirname(file), module)).startsWith('..'),
      );
      expect(say(leaving)).toEqual([]);
    });
  }

  it('jotai enters the app through its store module only', () => {
    const imports = sourceFiles('apps/web/src')
      .filter((file) => !storeModules.includes(file) && !/\.(stories|test)\.tsx?$/.test(file))
      .flatMap(importsOf);
    expect(say(imports.filter(({ module }) => /^jotai(\/|$)/.test(module)))).toEqual([]);
  });

  it('inside ui no layer looks upwards and no screen sideways', () => {
    const crossing = sourceFiles('packages/ui/src')
      .filter((file) => !/\.(stories|test)\.tsx?$/.test(file))
      .flatMap(importsOf)
      .filter(({ module }) => module.startsWith('.'))
      .filter(({ file, module }) => {
        const from = relative('packages/ui/src', file).split('/');
        const to = relative('packages/ui/src', join(dirname(file), module)).split('/');
        const [fromLayer, toLayer] = [uiLayers.indexOf(from[0] ?? ''), uiLayers.indexOf(to[0] ?? '')];
        if (fromLayer < 0 || toLayer < 0) return false;
        if (from[0] === 'screens' && to[0] === 'screens')
          return from.slice(0, 3).join() !== to.slice(0, 3).join();
        return toLayer > fromLayer;
      });
    expect(say(crossing)).toEqual([]);
  });

  it('no source file imports in a circle', () => {
    const files = walls.flatMap((wall) => sourceFiles(wall.sources));
    const graph = new Map(
      files.map((file) => [
        file,
        importsOf(file)
          .filter(({ module, typeOnly }) => module.startsWith('.') && !typeOnly)
          .map(({ module }) => join(dirname(file), module).split(sep).join('/')),
      ]),
    );
    const circles: string[] = [];
    const done = new Set<string>();
    const walk = (file: string, path: string[]): void => {
      if (path.includes(file)) {
        circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
        return;
      }
      if (done.has(file)) return;
      for (const next of graph.get(file) ?? []) walk(next, [...path, file]);
      done.add(file);
    };
    for (const file of files) walk(file, []);
    expect(circles).toEqual([]);
  });

  it('no file only forwards', () => {
    const forwarders = walls
      .flatMap((wall) => sourceFiles(wall.sources))
      .filter((file) => {
        const source = ts.createSourceFile(
          file,
          readFileSync(join(root, file), 'utf8'),
          ts.ScriptTarget.Latest,
        );
        return (
          source.statements.length > 0 &&
          source.statements.every(
            (statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier,
          )
        );
      });
    expect(forwarders).toEqual([]);
  });
});
