import type { Schema } from '@ziping/api-client/types';

type Place = Schema<'LocationNode'>;

/** The places that lead to the one with this code, widest first and itself last; empty where it is not among them. */
export function wayTo(nodes: readonly Place[], code: string): Place[] {
  for (const node of nodes) {
    if (node.code === code) return [node];
    const below = wayTo(node.children ?? [], code);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}
