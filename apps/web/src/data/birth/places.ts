import type { Schema } from '@ziping/api-client/types';

type Place = Schema<'LocationNode'>;

/** The places from a province down to the one with this code, which is last; empty where it is not found. */
export function findPlacePath(nodes: readonly Place[], code: string): Place[] {
  for (const node of nodes) {
    if (node.code === code) return [node];
    const path = findPlacePath(node.children ?? [], code);
    if (path.length > 0) return [node, ...path];
  }
  return [];
}
