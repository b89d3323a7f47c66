import type { Client } from '@ziping/api-client/client';
import { type HistoryMessage, listChatHistory } from '@ziping/api-client/endpoints/chat';

type Described = Omit<HistoryMessage, 'role' | 'created_at' | 'former_birth'>;

/** A message of a conversation: what the contract describes, every field filled that each message has. */
export interface ChatMessage
  extends Required<Omit<Described, 'written_by' | 'parts'>>, Pick<Described, 'written_by' | 'parts'> {
  role: 'user' | 'assistant';
  /** Of an answer about the birth that the record had before. */
  former_birth?: true;
}

/** A conversation; a parent stands before its children. */
export interface ChatPage {
  items: readonly ChatMessage[];
  head_id: string | null;
  /** Whether the service has the calls that stop an answer and select a branch: the documents do not name them. */
  branches: boolean;
}

const PAGE_SIZE = 100;

/** A service that never ends its list must not be asked for ever. */
const MAX_PAGES = 100;

/** A message with what the documents do not name, which a service may leave out. */
export const completeMessage = ({ role, content, ...rest }: HistoryMessage): ChatMessage => ({
  id: rest.id ?? '',
  parent_id: rest.parent_id ?? null,
  role: role === 'user' ? role : 'assistant',
  content,
  reasoning_content: rest.reasoning_content ?? null,
  status: rest.status ?? 'complete',
  error: rest.error ?? null,
  attempt: rest.attempt ?? 1,
  suggestions: rest.suggestions ?? [],
  ...(rest.written_by && { written_by: rest.written_by }),
  ...(rest.former_birth && { former_birth: true as const }),
  ...(rest.parts && { parts: rest.parts }),
});

const unnumbered = (index: number) => `unnumbered_${index}`;

/**
 * The messages as a tree. One without an id follows the one before it; one whose parent is missing begins a
 * conversation; a system message is left out, and what followed it follows its parent.
 */
function treeOf(answered: readonly HistoryMessage[]): ChatMessage[] {
  /** Ids of messages, and what stands for them as a parent. */
  const places = new Map<string, string | null>();
  const tree: ChatMessage[] = [];
  let before: string | null = null;
  for (const [index, item] of answered.entries()) {
    const id: string = item.id ?? unnumbered(index);
    if (places.has(id)) continue;
    const named: string | null = item.parent_id === undefined ? before : item.parent_id;
    // A parent that is missing may be the message before it, which has no id.
    const unnamed = named !== null && !places.has(named) && before === unnumbered(index - 1);
    const parent: string | null = unnamed ? before : named;
    const parent_id: string | null = parent === null ? null : (places.get(parent) ?? null);
    const kept = item.role !== 'system';
    if (kept) tree.push(completeMessage({ ...item, id, parent_id }));
    places.set(id, kept ? id : parent_id);
    before = id;
  }
  return tree;
}

/** The whole conversation about a record. @throws ApiError also for an answer in another shape */
export async function loadConversation(client: Client, record_id: string): Promise<ChatPage> {
  const answered: HistoryMessage[] = [];
  let head_id: string | null | undefined;
  for (let number = 1; number <= MAX_PAGES; number += 1) {
    const query = { page: number, size: PAGE_SIZE, sort: 'asc' } as const;
    const read = await listChatHistory(client, record_id, query);
    answered.push(...read.items);
    head_id = read.head_id;
    if (read.items.length === 0 || answered.length >= read.total) break;
  }
  return { items: treeOf(answered), head_id: head_id ?? null, branches: head_id !== undefined };
}
