import type { Client } from '@ziping/api-client/client';
import { listChatHistory } from '@ziping/api-client/endpoints/chat';
import type { Schema } from '@ziping/api-client/types';
import * as v from 'valibot';

import { readAnswer, text } from './answer-schemas.ts';

/** A message of a conversation, every field filled. */
export interface ChatMessage {
  id: string;
  /** The message before it; null for none. */
  parent_id: string | null;
  role: 'user' | 'assistant';
  content: string;
  reasoning_content: string | null;
  status: Schema<'ChatMessageStatus'>;
  error: string | null;
  /** How many times the answer was begun. */
  attempt: number;
  suggestions: readonly string[];
}

/** A conversation; a parent stands before its children. */
export interface ChatPage {
  items: readonly ChatMessage[];
  head_id: string | null;
}

const PAGE_SIZE = 100;

/** A service that never ends its list must not be asked for ever. */
const MAX_PAGES = 100;

/** The documents name role, content and reasoning_content; what else a message has may be missing. */
const message = v.object({
  role: v.picklist(['user', 'assistant', 'system']),
  content: text,
  reasoning_content: v.fallback(v.nullable(text), null),
  id: v.optional(text),
  parent_id: v.optional(v.nullable(text)),
  status: v.fallback(v.picklist(['running', 'complete', 'cancelled', 'failed']), 'complete'),
  error: v.fallback(v.nullable(text), null),
  attempt: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  suggestions: v.fallback(v.array(text), []),
});

const page = v.object({ items: v.array(message), total: v.number(), head_id: v.nullable(text) });

type Answered = v.InferOutput<typeof message>;

const filled = ({ id = '', parent_id = null, role, ...fields }: Answered): ChatMessage => ({
  ...fields,
  ...{ id, parent_id, role: role === 'user' ? role : 'assistant' },
});

/**
 * The messages as a tree. One without an id follows the one before it; one whose parent is missing begins a
 * conversation; a system message is left out, and what followed it follows its parent.
 */
function treeOf(answered: readonly Answered[]): ChatMessage[] {
  /** Ids of messages, and what stands for them as a parent. */
  const places = new Map<string, string | null>();
  const tree: ChatMessage[] = [];
  let before: string | null = null;
  for (const [index, item] of answered.entries()) {
    const id: string = item.id ?? `unnumbered_${index}`;
    if (places.has(id)) continue;
    const named = item.parent_id === undefined ? before : item.parent_id;
    const parent_id: string | null = named === null ? null : (places.get(named) ?? null);
    const kept = item.role !== 'system';
    if (kept) tree.push(filled({ ...item, id, parent_id }));
    places.set(id, kept ? id : parent_id);
    before = id;
  }
  return tree;
}

/** One message of the service, such as a cancelled answer. @throws ApiError for an answer in another shape */
export const readMessage = (answer: unknown): ChatMessage => filled(readAnswer(message, answer));

/** The whole conversation about a record. @throws ApiError also for an answer in another shape */
export async function loadConversation(client: Client, record_id: string): Promise<ChatPage> {
  const answered: Answered[] = [];
  let head_id: string | null = null;
  for (let number = 1; number <= MAX_PAGES; number += 1) {
    const query = { page: number, size: PAGE_SIZE, sort: 'asc' } as const;
    const read = readAnswer(page, await listChatHistory(client, record_id, query));
    answered.push(...read.items);
    head_id = read.head_id;
    if (read.items.length === 0 || answered.length >= read.total) break;
  }
  return { items: treeOf(answered), head_id };
}
