import { fields } from './normalise.ts';

/** A part of a message other than its text and its reasoning. */
export type ChatPart =
  | {
      kind: 'source' | 'file';
      /** null where there is no address that can be opened. */ url: string | null;
      name: string;
    }
  | {
      kind: 'image' | 'audio';
      /** null where there is no address that can be loaded. */ url: string | null;
      name: string;
    }
  | { kind: 'tool-call'; name: string }
  | { kind: 'unknown' };

const textOf = (...candidates: unknown[]): string =>
  candidates.find((candidate): candidate is string => typeof candidate === 'string' && candidate !== '') ??
  '';

/** An address that is safe to open or to show; null for any other, such as javascript:. */
function addressOf(...candidates: unknown[]): string | null {
  const address = textOf(...candidates).trim();
  return /^(?:https?:\/\/|\/(?!\/)|data:(?:image\/(?:png|jpe?g|gif|webp)|audio\/[\w.+-]+);base64,)/i.test(
    address,
  )
    ? address
    : null;
}

/** The documents name the kinds of parts and not their fields: the usual names of each are read. */
function partOf(part: Record<string, unknown>): ChatPart {
  const { type, url, name, filename, title, toolName, tool_name } = part;
  const nested = fields(part['image_url'] ?? part['source'] ?? part['file']);
  const called = textOf(title, name, filename, nested['title'], nested['name'], nested['filename']);
  switch (type) {
    case 'source':
    case 'file': {
      const address = addressOf(url, nested['url']);
      return {
        kind: type,
        url: address?.startsWith('data:') ? null : address,
        name: called || textOf(url, nested['url']),
      };
    }
    case 'image':
    case 'image_url':
      return {
        kind: 'image',
        url: addressOf(url, part['image'], part['image_url'], nested['url']),
        name: called,
      };
    case 'audio':
      return { kind: 'audio', url: addressOf(url, part['audio'], nested['url']), name: called };
    case 'tool-call':
      return { kind: 'tool-call', name: textOf(toolName, tool_name, name) };
    default:
      return { kind: 'unknown' };
  }
}

/**
 * A message of a conversation whose content is a list of parts, or which has attachments, in the shape of one with a
 * text: its texts as `content`, its reasoning as `reasoning_content`, everything else as `parts`. Attachments belong to
 * messages of the user only. A message with a text alone stays as it is.
 */
export function withTextContent(message: unknown): unknown {
  const given = fields(message);
  const { content, attachments, reasoning_content } = given;
  const attached = given['role'] === 'user' && Array.isArray(attachments) ? (attachments as unknown[]) : [];
  if (!Array.isArray(content) && attached.length === 0) return message;
  const texts: string[] = [];
  const reasoning: string[] = [];
  const parts: ChatPart[] = [];
  for (const item of Array.isArray(content) ? (content as unknown[]) : [content]) {
    const part = fields(item);
    if (typeof item === 'string') texts.push(item);
    else if (part['type'] === 'text') texts.push(textOf(part['text'], part['content']));
    else if (part['type'] === 'reasoning')
      reasoning.push(textOf(part['text'], part['reasoning'], part['content']));
    else if (item !== undefined && item !== null) parts.push(partOf(part));
  }
  // What is attached says its kind, or is a file.
  for (const item of attached) parts.push(partOf({ type: 'file', ...fields(item) }));
  return {
    ...given,
    content: texts.filter(Boolean).join('\n\n'),
    reasoning_content: textOf(reasoning_content) || reasoning.filter(Boolean).join('\n\n') || null,
    ...(parts.length > 0 && { parts }),
  };
}
