import { relative, resolve, dirname } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import { layerRules, packageRules, storeModule, typesOnly } from '../../scripts/import-rules.mjs';
import {
  findCircles,
  findForbiddenImports,
  findSidewaysImports,
  findUpwardImports,
} from './import-checks.ts';
import {
  describeImports,
  importsOf,
  parseSource,
  root,
  sourceFiles,
  type SourceImport,
} from './source-imports.ts';

const web = layerRules.find(({ sources }) => sources === 'apps/web/src');
const server = layerRules.find(({ sources }) => sources === 'apps/server/src');
if (!web || !server) throw new Error('There is no rule for the layers of apps/web and apps/server');

const planted = (file: string, module: string, typeOnly = false): SourceImport => ({
  file,
  module,
  typeOnly,
});

describe('import rules of packages', () => {
  for (const rule of packageRules) {
    const files = sourceFiles(rule.sources).filter(
      (file) => !rule.except.some((ending) => file.endsWith(ending)),
    );
    const imports = files.flatMap(importsOf);

    it(`${rule.place}: ${rule.message}`, () => {
      expect(files.length).toBeGreaterThan(0);
      expect(
        describeImports(imports.filter(({ module }) => !rule.allow.some((pattern) => pattern.test(module)))),
      ).toEqual([]);
    });

    it(`${rule.place} imports only types where only types are allowed`, () => {
      const rules = typesOnly.filter(({ places }) => places.includes(rule.place));
      const values = imports.filter(
        ({ module, typeOnly }) => !typeOnly && rules.some((one) => one.module.test(module)),
      );
      expect(describeImports(values)).toEqual([]);
    });

    it(`${rule.place} has no relative import that leaves it`, () => {
      const home = resolve(root, rule.place);
      const leaving = imports.filter(
        ({ file, module }) =>
          module.startsWith('.') && relative(home, resolve(root, dirname(file), module)).startsWith('..'),
      );
      expect(describeImports(leaving)).toEqual([]);
    });
  }

  it('apps/web imports jotai through its store module only', () => {
    const imports = sourceFiles('apps/web/src')
      .filter((file) => file !== storeModule && !/\.(stories|test)\.tsx?$/.test(file))
      .flatMap(importsOf);
    expect(describeImports(imports.filter(({ module }) => /^jotai(\/|$)/.test(module)))).toEqual([]);
  });
});

describe('layers', () => {
  for (const rule of layerRules) {
    const imports = sourceFiles(rule.sources)
      .filter((file) => !rule.except.some((ending) => file.endsWith(ending)))
      .flatMap(importsOf);

    it(`${rule.sources}: no import from a higher layer (${rule.layers.join(' → ')})`, () => {
      expect(describeImports(findUpwardImports(rule, imports))).toEqual([]);
    });

    it(`${rule.sources}: no import between the folders of ${rule.isolated.map(({ layer }) => layer).join(', ')}`, () => {
      expect(describeImports(findSidewaysImports(rule, imports))).toEqual([]);
    });

    it(`${rule.sources}: no import of what a layer stands apart from`, () => {
      expect(describeImports(findForbiddenImports(rule, imports))).toEqual([]);
    });
  }

  it('names every folder of the service and of its domain', () => {
    for (const { sources, layers } of layerRules.filter(({ sources }) => sources.startsWith('apps/server'))) {
      const folders = sourceFiles(sources).flatMap((file) => {
        const [folder = '', inside] = file.slice(sources.length + 1).split('/');
        return inside ? folder : [];
      });
      // The commands and what tests use stand above the layers, beside app.ts.
      const above = ['commands', 'testing'];
      expect(new Set(folders.filter((folder) => !above.includes(folder)))).toEqual(new Set(layers));
    }
  });

  it('has no circle between the folders of apps/web/src', () => {
    const imports = sourceFiles('apps/web/src')
      .filter((file) => !web.except.some((ending) => file.endsWith(ending)))
      .flatMap(importsOf);
    const folderOf = (file: string) => {
      const [layer = '', folder = ''] = file.replace('apps/web/src/', '').split('/');
      return web.isolated.some((one) => one.layer === layer) ? `${layer}/${folder}` : layer;
    };
    expect(findCircles(imports, folderOf)).toEqual([]);
  });

  it('finds a planted import from a higher layer, of types too', () => {
    const wrong = [
      planted('apps/web/src/shared/store.ts', '../session/session.ts'),
      planted('apps/web/src/session/session.ts', '../data/client.ts'),
      planted('apps/web/src/data/client.ts', '../features/chart/selection.ts', true),
      planted('apps/web/src/features/chart/selection.ts', '../../routes/report/ReportRoute.tsx'),
      planted('apps/web/src/routes/login/LoginRoute.tsx', '../../shell/Layout.tsx'),
    ];
    const right = planted('apps/web/src/shell/Layout.tsx', '../session/session.ts');
    expect(findUpwardImports(web, [...wrong, right])).toEqual(wrong);
  });

  it('finds a planted import between two features and between two routes', () => {
    const wrong = [
      planted('apps/web/src/features/chart/selection.ts', '../records/search.ts'),
      planted('apps/web/src/features/chart/parts/a.ts', '../../records/search.ts'),
      planted('apps/web/src/routes/login/LoginRoute.tsx', '../register/RegisterRoute.tsx'),
    ];
    const right = [
      planted('apps/web/src/features/chart/selection.ts', './analysis.ts'),
      planted('apps/web/src/routes/login/LoginRoute.tsx', '../../features/account/validation.ts'),
    ];
    expect(findSidewaysImports(web, [...wrong, ...right])).toEqual(wrong);
  });

  it('finds a planted import of an adapter by the domain, and of a file beside the layers', () => {
    const wrong = [
      planted('apps/server/src/domain/orders/pay.ts', '../../adapters/payments-local.ts', true),
      planted('apps/server/src/http/calls.ts', '../db/open.ts'),
      planted('apps/server/src/routes/orders.ts', '../app.ts'),
    ];
    const right = [
      planted('apps/server/src/domain/orders/pay.ts', '../../ports/payments.ts'),
      planted('apps/server/src/app.ts', './routes/orders.ts'),
    ];
    expect(findForbiddenImports(server, [...wrong, ...right])).toEqual(wrong);
  });

  it('finds a planted circle of files and of folders', () => {
    const circle = [
      planted('a/one.ts', '../b/two.ts'),
      planted('b/two.ts', '../c/three.ts'),
      planted('c/three.ts', '../a/other.ts'),
    ];
    expect(findCircles(circle)).toEqual([]);
    expect(findCircles(circle, (file) => file.split('/')[0] ?? '')).toEqual(['a → b → c → a']);
    expect(findCircles([planted('a/one.ts', './two.ts'), planted('a/two.ts', './one.ts')])).toEqual([
      'a/one.ts → a/two.ts → a/one.ts',
    ]);
  });
});

describe('source files', () => {
  const files = packageRules.flatMap(({ sources }) => sourceFiles(sources));

  it('have no circle of imports', () => {
    expect(findCircles(files.flatMap(importsOf))).toEqual([]);
  });

  it('never only forward the exports of others', () => {
    const forwarding = files.filter((file) => {
      const { statements } = parseSource(file);
      return (
        statements.length > 0 &&
        statements.every((statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier)
      );
    });
    expect(forwarding).toEqual([]);
  });
});
