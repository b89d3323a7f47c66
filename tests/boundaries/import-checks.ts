import type { layerRules } from '../../scripts/import-rules.mjs';
import { type SourceImport, targetOf } from './source-imports.ts';

type LayerRule = (typeof layerRules)[number];

/** The part of a path below the sources of a rule; null where it lies elsewhere. */
function below({ sources }: LayerRule, path: string | null): string[] | null {
  return path?.startsWith(`${sources}/`) ? path.slice(sources.length + 1).split('/') : null;
}

/** Imports of a file in a lower layer from a higher one. */
export function findUpwardImports(rule: LayerRule, imports: readonly SourceImport[]): SourceImport[] {
  return imports.filter((one) => {
    const from = rule.layers.indexOf(below(rule, one.file)?.[0] ?? '');
    const to = rule.layers.indexOf(below(rule, targetOf(one))?.[0] ?? '');
    return from >= 0 && to > from;
  });
}

/** Imports between two folders of an isolated layer. */
export function findSidewaysImports(rule: LayerRule, imports: readonly SourceImport[]): SourceImport[] {
  return imports.filter((one) => {
    const from = below(rule, one.file);
    const to = below(rule, targetOf(one));
    const isolated = rule.isolated.find(({ layer }) => layer === from?.[0] && layer === to?.[0]);
    if (!from || !to || !isolated) return false;
    const folder = (parts: string[]) => parts.slice(0, isolated.depth + 1).join('/');
    return folder(from) !== folder(to);
  });
}

/** Imports of a layer from one that it stands apart from, or from a file beside closed layers. */
export function findForbiddenImports(rule: LayerRule, imports: readonly SourceImport[]): SourceImport[] {
  return imports.filter((one) => {
    const [layer = ''] = below(rule, one.file) ?? [];
    const to = below(rule, targetOf(one));
    if (!to || !rule.layers.includes(layer)) return false;
    const isApart = rule.apart.some((apart) => apart.layer === layer && apart.from.includes(to[0] ?? ''));
    return isApart || (rule.closed && to.length === 1);
  });
}

/** Circles of imports at run time, between files or, with `nodeOf`, between what it maps files to. */
export function findCircles(
  imports: readonly SourceImport[],
  nodeOf: (file: string) => string = (file) => file,
): string[] {
  const graph = new Map<string, Set<string>>();
  for (const one of imports) {
    const target = targetOf(one);
    if (target === null || one.typeOnly) continue;
    const [from, to] = [nodeOf(one.file), nodeOf(target)];
    if (from !== to || nodeOf(one.file) === one.file) {
      graph.set(from, (graph.get(from) ?? new Set()).add(to));
    }
  }
  const circles: string[] = [];
  const done = new Set<string>();
  const walk = (node: string, path: string[]): void => {
    if (path.includes(node)) {
      circles.push([...path.slice(path.indexOf(node)), node].join(' → '));
      return;
    }
    if (done.has(node)) return;
    for (const next of graph.get(node) ?? []) walk(next, [...path, node]);
    done.add(node);
  };
  for (const node of graph.keys()) walk(node, []);
  return circles;
}
